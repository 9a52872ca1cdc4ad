import { FormattedMessage } from 'react-intl';
import { Text } from '../../../ui/text/Text.tsx';

/** Warning beside each chat. */
export function NeverAsk() {
  return (
    <Text as="p" variant="caption" tone="secondary" align="center">
      <FormattedMessage
        id="chat.neverAsk"
        defaultMessage="We never ask for your password, your fund password, a code or a payment."
      />
    </Text>
  );
}
