import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/actions/Button.tsx';
import { BottomBar } from '../../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';

interface AddBarProps {
  href: string;
  /** Another action on the page comes first. */
  isSecond?: boolean;
}

/** Link to add an address, with its requirements. */
export function AddBar({ href, isSecond = false }: AddBarProps) {
  return (
    <BottomBar>
      <Stack gap="3">
        <Button variant={isSecond ? 'secondary' : 'primary'} width="block" icon={laterIcons.plus} href={href}>
          <FormattedMessage id="address.add" defaultMessage="Add address" />
        </Button>
        <Text as="p" variant="caption" tone="muted" align="center">
          <FormattedMessage
            id="address.add.needs"
            defaultMessage="You need your fund password and a verification code."
          />
        </Text>
      </Stack>
    </BottomBar>
  );
}
