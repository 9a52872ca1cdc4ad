import { FormattedMessage } from 'react-intl';

/** By subject. */
export const chatTitles = {
  service: <FormattedMessage id="chat.title" defaultMessage="Customer service" />,
  order: <FormattedMessage id="chat.order.title" defaultMessage="P2P chat" />,
};
