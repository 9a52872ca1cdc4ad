import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import type { IconName } from '../../../ui/pictures/icons.ts';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';

interface ProtectionRowProps {
  icon: IconName;
  title: ReactNode;
  caption?: ReactNode;
  /** Whether the protection is set up; undefined if the state does not apply. */
  isSet?: boolean;
  /** State as custom text. */
  value?: ReactNode;
  /** Text shown while the protection is missing. */
  missing?: ReactNode;
  /** Page opened by the row. */
  href?: string | undefined;
  /** Handler of a press if the row opens no page. */
  onClick?: (() => void) | undefined;
}

function SetMark() {
  return (
    <Text tone="success">
      <Icon name="check" size="sm" />
      <VisuallyHidden>
        <FormattedMessage id="account.isSet" defaultMessage="Set" />
      </VisuallyHidden>
    </Text>
  );
}

/** One protection of the account and whether it is set up. */
export function ProtectionRow(props: ProtectionRowProps) {
  const { icon, title, caption, isSet, value, missing, href, onClick } = props;
  const notSet = missing ?? <FormattedMessage id="account.notSet" defaultMessage="Not set" />;
  const state =
    value ??
    (isSet === undefined ? undefined : isSet ? (
      <SetMark />
    ) : (
      <Text variant="label" tone="warning" weight="medium">
        {notSet}
      </Text>
    ));
  const way = href !== undefined ? { href } : onClick ? { onClick } : undefined;
  return (
    <ListRow
      weight="regular"
      titleRoom="word"
      lead={<Icon name={icon} />}
      title={title}
      caption={caption}
      value={state}
      {...way}
      chevron={way !== undefined}
    />
  );
}
