import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';

/** Shown when the URL names a pair that is not traded here; no other pair may be shown instead. */
export function UnknownPair({ onPick }: { onPick: () => void }) {
  return (
    <Empty
      title={<FormattedMessage id="market.unknown.title" defaultMessage="This pair is not traded here" />}
      text={
        <FormattedMessage
          id="market.unknown.text"
          defaultMessage="The link may be old or mistyped. Nothing was changed."
        />
      }
      action={
        <Button onClick={onPick}>
          <FormattedMessage id="market.pair.choose" defaultMessage="Choose a pair" />
        </Button>
      }
    />
  );
}
