import { FormattedMessage } from 'react-intl';
import { holdTime } from '../../../components/live/holdTime.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Address } from '../../../ui/facts/Address.tsx';
import { ConfirmSheet } from '../../../ui/dialogs/ConfirmSheet.tsx';
import { Pill } from '../../../ui/facts/Pill.tsx';
import { Points } from '../../../ui/facts/Points.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import type { SavedAddress } from './savedAddresses.ts';

interface DeleteAddressSheetProps {
  address: SavedAddress;
  /** The user did not save it: another person has access to the account. */
  isForeign: boolean;
  holdMinutes: number | undefined;
  isBusy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Steps to take when another person has access to the account. */
function Steps() {
  return (
    <Points
      points={[
        {
          icon: laterIcons.trash,
          tone: 'muted',
          text: (
            <FormattedMessage
              id="address.foreign.delete"
              defaultMessage="Delete this address now. Nothing can be sent to it before it is confirmed."
            />
          ),
        },
        {
          icon: laterIcons.key,
          tone: 'muted',
          text: (
            <FormattedMessage
              id="address.foreign.password"
              defaultMessage="Then change your login password under Security. That logs out all other devices."
            />
          ),
        },
        {
          icon: laterIcons.pause,
          tone: 'muted',
          text: (
            <FormattedMessage
              id="address.foreign.hold"
              defaultMessage="Change your fund password too: the person who saved the address knows it."
            />
          ),
        },
      ]}
    />
  );
}

/** Shows the whole address before its deletion: similar addresses differ in the middle. */
export function DeleteAddressSheet(props: DeleteAddressSheetProps) {
  const { address, isForeign, holdMinutes, isBusy, onDelete, onClose } = props;
  const formats = useFormats();
  return (
    <ConfirmSheet
      title={
        isForeign ? (
          <FormattedMessage id="address.foreign.title" defaultMessage="Someone else saved this?" />
        ) : (
          <FormattedMessage id="address.delete.title" defaultMessage="Delete this address?" />
        )
      }
      keep={<FormattedMessage id="address.keep" defaultMessage="Keep it" />}
      commit={<FormattedMessage id="address.delete" defaultMessage="Delete address" />}
      variant="danger"
      busy={isBusy ? <FormattedMessage id="address.deleting" defaultMessage="Deleting" /> : undefined}
      onKeep={onClose}
      onCommit={onDelete}
    >
      <Stack gap="2">
        <Stack direction="row" gap="3" align="center" wrap>
          <Text variant="bodyStrong">{address.label || address.coin}</Text>
          <Pill tone="neutral">{address.network}</Pill>
        </Stack>
        <Address text={address.address} />
      </Stack>
      {isForeign ? (
        <Steps />
      ) : (
        <Text as="p" tone="secondary">
          {holdMinutes === undefined ? (
            <FormattedMessage
              id="address.delete.text"
              defaultMessage="You can no longer withdraw to it. Withdrawals already requested are not affected."
            />
          ) : (
            <FormattedMessage
              id="address.delete.textHeld"
              defaultMessage="You can no longer withdraw to it. If you save it again, it is on hold for {time}. Withdrawals already requested are not affected."
              values={{ time: holdTime(formats, holdMinutes) }}
            />
          )}
        </Text>
      )}
    </ConfirmSheet>
  );
}
