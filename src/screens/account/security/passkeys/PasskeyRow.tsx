import { FormattedMessage, useIntl } from 'react-intl';
import type { Passkey } from '../../../../api/passkeys.ts';
import { useDates } from '../../../../intl/useDates.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { ListRow } from '../../../../ui/lists/ListRow.tsx';
import { IconDisc } from '../../../../ui/pictures/IconDisc.tsx';
import { key } from '../../../../ui/pictures/laterIcons.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Undefined where the owner cannot prove themselves. */
  onRemove: (() => void) | undefined;
}

/** Passkey of the account. */
export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { name, added_ms, used_ms, is_synced } = passkey;
  const intl = useIntl();
  const dates = useDates();
  return (
    <ListRow
      titleRoom="word"
      lead={<IconDisc icon={key} tone="neutral" />}
      title={name}
      caption={
        <>
          <FormattedMessage
            id="passkeys.added"
            defaultMessage="Added {time}"
            values={{ time: dates.row(added_ms) }}
          />
          <br />
          {used_ms === undefined ? (
            <FormattedMessage id="passkeys.unused" defaultMessage="Not used yet" />
          ) : (
            <FormattedMessage
              id="passkeys.used"
              defaultMessage="Last used {time}"
              values={{ time: dates.row(used_ms) }}
            />
          )}
          {is_synced === undefined ? null : (
            <>
              <br />
              {is_synced ? (
                <FormattedMessage id="passkeys.synced" defaultMessage="Kept in your password manager" />
              ) : (
                <FormattedMessage id="passkeys.bound" defaultMessage="On one device only" />
              )}
            </>
          )}
        </>
      }
      value={
        onRemove && (
          <Button
            variant="secondary"
            size="sm"
            label={intl.formatMessage(
              { id: 'passkeys.remove.of', defaultMessage: 'Remove {name}' },
              { name },
            )}
            onClick={onRemove}
          >
            <FormattedMessage id="common.remove" defaultMessage="Remove" />
          </Button>
        )
      }
    />
  );
}
