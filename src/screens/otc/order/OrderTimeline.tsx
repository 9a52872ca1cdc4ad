import { FormattedMessage, useIntl } from 'react-intl';
import type { OtcEvent, OtcOrderDetail } from '../../../api/otc.ts';
import { UnknownCode } from '../../../components/details/UnknownCode.tsx';
import { useDates } from '../../../intl/useDates.ts';
import type { Remote } from '../../../ui/loading/remoteData.ts';
import { Thumbnail } from '../../../ui/pictures/Thumbnail.tsx';
import { Timeline, type TimelineStep } from '../../../ui/progress/Timeline.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { isAppealOpen, isEndedUnpaid } from './orderStage.ts';
import { eventBy, eventTitle, knownReason, reasonText } from './orderWords.tsx';

/** URLs of pictures, by number of the event. */
export type EventPictures = ReadonlyMap<number, Remote<string>>;

interface OrderTimelineProps {
  order: OtcOrderDetail;
  pictures: EventPictures;
}

function EventPicture({ picture }: { picture: Remote<string> | undefined }) {
  const intl = useIntl();
  if (picture === undefined || picture.state === 'loading') return null;
  if (picture.state === 'failed')
    return <FormattedMessage id="chat.picture.failed" defaultMessage="The picture could not be loaded." />;
  return (
    <Thumbnail
      src={picture.data}
      name={intl.formatMessage({ id: 'claim.picture', defaultMessage: 'Picture' })}
    />
  );
}

/** Reference of a payment, or the reason and text of an appeal. */
function EventWords({ event }: { event: OtcEvent }) {
  const intl = useIntl();
  const reason = knownReason(event.reason);
  return (
    <>
      {event.reason === 'none' ? null : (
        <span>{reason === undefined ? <UnknownCode code={event.reason} /> : reasonText(intl, reason)}</span>
      )}
      {event.text === '' ? null : (
        <span translate="no">
          {event.what === 'paid' ? (
            event.text
          ) : (
            <FormattedMessage id="withdrawal.quote" defaultMessage="“{text}”" values={{ text: event.text }} />
          )}
        </span>
      )}
    </>
  );
}

const decision = (order: OtcOrderDetail): TimelineStep => ({
  state: 'current',
  title: <FormattedMessage id="otcOrder.decides" defaultMessage="Support decides" />,
  text: isEndedUnpaid(order) ? undefined : (
    <FormattedMessage
      id="otcOrder.decides.text"
      defaultMessage="The coins go to the buyer or back to the seller."
    />
  ),
});

/** What has happened to an order, as both sides and the desk see it; nothing where the back end does not say. */
export function OrderTimeline({ order, pictures }: OrderTimelineProps) {
  const intl = useIntl();
  const dates = useDates();
  const { events = [], seller_name: merchant } = order;
  if (events.length === 0) return null;
  const steps = events.map((event): TimelineStep => ({
    state: event.what === 'cancelled' ? 'failed' : 'done',
    title: eventTitle(event),
    time: dates.row(event.at_ms),
    text: (
      <Stack gap="1" align="start">
        <span>{eventBy(event, merchant)}</span>
        <EventWords event={event} />
        {event.has_picture ? <EventPicture picture={pictures.get(event.nth)} /> : null}
      </Stack>
    ),
  }));
  return (
    <Timeline
      label={intl.formatMessage({ id: 'spot.tabs.history', defaultMessage: 'History' })}
      steps={isAppealOpen(order) ? [...steps, decision(order)] : steps}
    />
  );
}
