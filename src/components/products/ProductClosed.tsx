import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';

/** Replaces a product that is not offered to users verified in that country. */
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
        <Button variant="secondary" icon={laterIcons.arrowLeft} onClick={onBack}>
          <FormattedMessage id="app.goBack" defaultMessage="Go back" />
        </Button>
      }
    />
  );
}
