import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';

/** A list that its filters leave nothing of. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      title={<FormattedMessage id="record.noMatch" defaultMessage="No records match" />}
      text={<FormattedMessage id="record.noMatch.text" defaultMessage="Remove a filter to see more." />}
      action={
        <Button variant="secondary" size="dense" onClick={onClear}>
          <FormattedMessage id="record.clear" defaultMessage="Clear filters" />
        </Button>
      }
    />
  );
}
