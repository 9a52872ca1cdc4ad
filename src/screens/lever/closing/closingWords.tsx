import { FormattedMessage } from 'react-intl';

export const keepPosition = <FormattedMessage id="lever.close.keep" defaultMessage="Keep position" />;
export const closingBusy = <FormattedMessage id="lever.close.busy" defaultMessage="Closing" />;
