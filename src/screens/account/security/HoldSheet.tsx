import { FormattedMessage } from 'react-intl';
import { ConfirmSheet } from '../../../ui/dialogs/ConfirmSheet.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useFormats } from '../../../intl/useFormats.ts';
import { holdTime } from '../../../components/live/holdTime.ts';

interface HoldSheetProps {
  /** Remaining duration of the hold after the user requests its end. */
  liftMinutes: number;
  isSending: boolean;
  onHold: () => void;
  onClose: () => void;
}

/** Confirmation before a withdrawal hold: the hold starts immediately but takes time to end. */
export function HoldSheet({ liftMinutes, isSending, onHold, onClose }: HoldSheetProps) {
  const formats = useFormats();
  return (
    <ConfirmSheet
      title={<FormattedMessage id="security.holdNow.title" defaultMessage="Hold all withdrawals?" />}
      keep={<FormattedMessage id="common.cancel" defaultMessage="Cancel" />}
      commit={<FormattedMessage id="security.holdNow.commit" defaultMessage="Hold withdrawals" />}
      busy={isSending ? <FormattedMessage id="security.holdNow.busy" defaultMessage="Holding" /> : undefined}
      onKeep={onClose}
      onCommit={onHold}
    >
      <Text as="p" tone="secondary">
        <FormattedMessage
          id="security.holdNow.text"
          defaultMessage="From now on no withdrawal is sent. To end the hold you confirm your identity; the hold then continues for {time}."
          values={{ time: holdTime(formats, liftMinutes) }}
        />
      </Text>
    </ConfirmSheet>
  );
}
