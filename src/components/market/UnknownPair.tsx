import { FormattedMessage } from 'react-intl';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import type { UnopenedPair } from './unopened.ts';

interface UnknownPairProps {
  /** The named pair, if its trading has not begun. */
  unopened?: UnopenedPair | undefined;
  onPick: () => void;
}

/** Shown when the URL names a pair that is not traded here, or not yet; no other pair may be shown instead. */
export function UnknownPair({ unopened, onPick }: UnknownPairProps) {
  const dates = useDates();
  return (
    <Empty
      title={
        unopened ? (
          <FormattedMessage
            id="market.unopened.title"
            defaultMessage="Trading in {symbol} has not started"
            values={{ symbol: unopened.symbol }}
          />
        ) : (
          <FormattedMessage id="market.unknown.title" defaultMessage="This pair is not traded here" />
        )
      }
      text={
        unopened ? (
          <FormattedMessage
            id="market.unopened.text"
            defaultMessage="Trading starts on {date}. Until then the pair has no price and takes no orders."
            values={{ date: dates.withZone(unopened.opensAt) }}
          />
        ) : (
          <FormattedMessage
            id="market.unknown.text"
            defaultMessage="The link may be old or mistyped. Nothing was changed."
          />
        )
      }
      action={
        <Button onClick={onPick}>
          <FormattedMessage id="market.pair.choose" defaultMessage="Choose a pair" />
        </Button>
      }
    />
  );
}
