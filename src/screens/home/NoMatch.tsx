import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';

/** Empty search result. */
export function NoMatch({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <Empty
      title={
        <FormattedMessage
          id="home.search.none"
          defaultMessage="No pair matches “{text}”"
          values={{ text: text.trim() }}
        />
      }
      text={
        <FormattedMessage
          id="home.search.none.text"
          defaultMessage="Search by a coin’s code or its name, such as BTC or Bitcoin."
        />
      }
      action={
        <Button variant="secondary" onClick={onClear}>
          <FormattedMessage id="home.search.clear" defaultMessage="Clear" />
        </Button>
      }
    />
  );
}
