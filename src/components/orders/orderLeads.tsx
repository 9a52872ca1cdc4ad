import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CommandWords } from '../command/CheckingNotice.tsx';

/** Texts of an order with an open outcome. */
export const orderLeads = {
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
      defaultMessage="{asked} It is not sent again by itself, and sending it again cannot place it twice."
      values={{ asked: askedOf(values) }}
    />
  ),
  alikeOf,
});
