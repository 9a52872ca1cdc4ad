import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../../intl/useFormats.ts';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { holdTime } from '../../../components/live/holdTime.ts';

interface PauseNoticeProps {
  /** Duration of the withdrawal hold; undefined if the back end does not send it. */
  minutes: number | undefined;
  isSandbox: boolean;
}

/** Withdrawal pause that a change causes, shown before the change. */
export function PauseNotice({ minutes, isSandbox }: PauseNoticeProps) {
  const formats = useFormats();
  const goesOn = (
    <FormattedMessage
      id="security.pause.rest"
      defaultMessage="P2P sales are on hold too. You can keep trading otherwise."
    />
  );
  if (minutes === undefined)
    return (
      <Notice
        tone="warning"
        icon="clock"
        lead={
          <FormattedMessage
            id="security.pause.unknown"
            defaultMessage="Withdrawals may be put on hold after this change."
          />
        }
      >
        {goesOn}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      icon="clock"
      lead={
        <FormattedMessage
          id="security.pause"
          defaultMessage="Withdrawals are on hold for {time} after this change."
          values={{ time: holdTime(formats, minutes) }}
        />
      }
    >
      {goesOn}
      {isSandbox ? (
        <>
          {' '}
          <FormattedMessage
            id="security.pause.sandbox"
            defaultMessage="This sandbox waits minutes where the product waits hours."
          />
        </>
      ) : null}
    </Notice>
  );
}
