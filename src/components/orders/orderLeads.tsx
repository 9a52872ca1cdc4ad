import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CommandWords } from '../command/CheckingNotice.tsx';

/** Texts of an order with an open outcome. */
export const orderLeads = {
  checking: (
    <FormattedMessage
      id="spot.checking.lead"
      defaultMessage="We’re checking whether your order was received."
    />
  ),
  notFound: (
    <FormattedMessage
      id="spot.notFound.lead"
      defaultMessage="Your order has not been received yet. We’ll keep checking."
    />
  ),
  alike: <FormattedMessage id="spot.alike.lead" defaultMessage="We found an order like yours." />,
  obstacle: (
    <FormattedMessage id="spot.obstacle.checking" defaultMessage="Your last order is being checked." />
  ),
};

/** The words for a ticket. */
export const ticketWords = <Values, Found>({
  askedOf,
  alikeOf,
}: Pick<CommandWords<Values, Found>, 'askedOf' | 'alikeOf'>): CommandWords<Values, Found> => ({
  ...orderLeads,
  askedOf,
  askedOnceOf: (values): ReactNode => (
    <FormattedMessage
      id="lever.askedOnce"
      defaultMessage="{asked} We won’t resend it for you, and sending it again can’t place it twice."
      values={{ asked: askedOf(values) }}
    />
  ),
  alikeOf,
});
