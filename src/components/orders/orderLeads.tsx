import { FormattedMessage } from 'react-intl';
import type { OpenWords } from '../command/CheckingNotice.tsx';

/** What is said of an order while it is open what became of it. */
export const orderLeads: OpenWords = {
  checking: (
    <FormattedMessage id="spot.checking.lead" defaultMessage="We are checking whether your order arrived." />
  ),
  notFound: (
    <FormattedMessage
      id="spot.notFound.lead"
      defaultMessage="Your order has not arrived so far. We keep looking."
    />
  ),
  alike: <FormattedMessage id="spot.alike.lead" defaultMessage="We found an order like yours." />,
};
