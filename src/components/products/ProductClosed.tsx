import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';

/** Stands in place of what is not offered to whoever is verified in that country. */
export function ProductClosed({ onBack }: { onBack: () => void }) {
  return (
    <Empty
      title={<FormattedMessage id="products.closed" defaultMessage="Not offered in your region" />}
      text={
        <FormattedMessage
          id="products.closed.text"
          defaultMessage="This depends on the country that you are verified in."
        />
      }
      action={
        <Button variant="secondary" icon="arrow-left" onClick={onBack}>
          <FormattedMessage id="app.goBack" defaultMessage="Go back" />
        </Button>
      }
    />
  );
}
