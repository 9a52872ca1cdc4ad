import { FormattedMessage } from 'react-intl';
import type { IdentifierKind } from '../../../components/identifiers/identifierKind.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { mail, phone } from '../../../ui/pictures/laterIcons.ts';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

/** Names to log in by without a wallet. */
export function OtherWays({ onKind }: { onKind: (kind: IdentifierKind) => void }) {
  return (
    <Stack gap="3">
      <Text as="p" variant="label" tone="muted" weight="regular" align="center">
        <FormattedMessage id="walletLogin.without" defaultMessage="or log in without a wallet" />
      </Text>
      <Stack direction="row" gap="3" wrap justify="center">
        <Button variant="secondary" size="sm" icon={phone} onClick={() => onKind('mobile')}>
          <FormattedMessage id="session.identifier.phone" defaultMessage="Phone" />
        </Button>
        <Button variant="secondary" size="sm" icon={mail} onClick={() => onKind('email')}>
          <FormattedMessage id="session.identifier.email" defaultMessage="Email" />
        </Button>
        <Button variant="secondary" size="sm" icon="user" onClick={() => onKind('username')}>
          <FormattedMessage id="session.identifier.username" defaultMessage="Username" />
        </Button>
      </Stack>
    </Stack>
  );
}
