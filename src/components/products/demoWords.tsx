import { FormattedMessage } from 'react-intl';

export const demoAccount = <FormattedMessage id="lever.demo.account" defaultMessage="Demo account" />;
export const demoFailed = (
  <FormattedMessage id="lever.demo.failed" defaultMessage="We could not load the demo account" />
);
