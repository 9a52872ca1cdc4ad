import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Name of each form field, used in rejection reasons. */
export const fieldNames: Readonly<Record<string, ReactNode>> = {
  country: <FormattedMessage id="verification.country" defaultMessage="Country of issue" />,
  name: <FormattedMessage id="verification.name" defaultMessage="Full name" />,
  card_id: <FormattedMessage id="verification.cardId" defaultMessage="ID or passport number" />,
  address: <FormattedMessage id="verification.address" defaultMessage="Contact address" />,
  front_pic: <FormattedMessage id="verification.front" defaultMessage="ID front" />,
  reverse_pic: <FormattedMessage id="verification.back" defaultMessage="ID back" />,
  hand_pic: <FormattedMessage id="verification.holding" defaultMessage="Photo holding ID" />,
};
