import { FormattedMessage } from 'react-intl';
import { holdTime } from '../../../components/live/holdTime.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Notice } from '../../../ui/messages/Notice.tsx';

interface HoldNoticeProps {
  /** Holding period of a new address; undefined where the back end omits it. */
  minutes: number | undefined;
  isSandbox: boolean;
}

/** When a new address becomes usable, shown before it is saved. */
export function HoldNotice({ minutes, isSandbox }: HoldNoticeProps) {
  const formats = useFormats();
  return (
    <Notice
      tone="warning"
      icon="clock"
      lead={
        minutes === undefined ? (
          <FormattedMessage
            id="address.hold.unknown"
            defaultMessage="You may have to wait before you can use it."
          />
        ) : (
          <FormattedMessage
            id="address.hold"
            defaultMessage="Usable {time} after you confirm it."
            values={{ time: holdTime(formats, minutes) }}
          />
        )
      }
    >
      <FormattedMessage
        id="address.hold.why"
        defaultMessage="New addresses are on hold first, so that you have time to notice one that is not yours."
      />
      {isSandbox && minutes !== undefined ? (
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
