import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../../intl/useFormats.ts';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { holdTime } from '../../../components/live/holdTime.ts';

interface PauseNoticeProps {
  /** For how long withdrawals are held; undefined where the back end does not say. */
  minutes: number | undefined;
  isSandbox: boolean;
}

/** What a change costs, said before it is made. */
export function PauseNotice({ minutes, isSandbox }: PauseNoticeProps) {
  const formats = useFormats();
  const goesOn = <FormattedMessage id="security.pause.rest" defaultMessage="Trading goes on." />;
  if (minutes === undefined)
    return (
      <Notice
        tone="warning"
        icon="clock"
        lead={
          <FormattedMessage
            id="security.pause.unknown"
            defaultMessage="Withdrawals may pause after this change."
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
          defaultMessage="Withdrawals pause for {time} after this change."
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
