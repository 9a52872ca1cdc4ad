import { FormattedMessage } from 'react-intl';
import { noValue } from '../../intl/format.ts';
import { ListRow } from '../../ui/lists/ListRow.tsx';

interface UnreadPairsProps {
  /** Undefined for one that does not even say its symbol. */
  symbols: readonly (string | undefined)[];
  /** Where a tap on one leads. */
  hrefOf?: (symbol: string) => string;
  onPick?: (symbol: string) => void;
}

/** Rows of pairs that are there and cannot be read: neither gone, nor worth 0. */
export function UnreadPairs({ symbols, hrefOf, onPick }: UnreadPairsProps) {
  return symbols.map((symbol, index) => (
    <ListRow
      key={symbol ?? index}
      title={symbol ?? noValue}
      caption={<FormattedMessage id="market.unread" defaultMessage="Could not be read" />}
      value={noValue}
      href={symbol === undefined ? undefined : hrefOf?.(symbol)}
      onClick={symbol === undefined || !onPick ? undefined : () => onPick(symbol)}
    />
  ));
}
