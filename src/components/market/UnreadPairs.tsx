import { FormattedMessage } from 'react-intl';
import { noValue } from '../../intl/format.ts';
import { ListRow } from '../../ui/lists/ListRow.tsx';

interface UnreadPairsProps {
  /** Undefined for a pair without a readable symbol. */
  symbols: readonly (string | undefined)[];
  /** Link target of a pair. */
  hrefOf?: (symbol: string) => string;
  onPick?: (symbol: string) => void;
}

/** Rows of pairs whose data is unreadable: they exist and are not worth 0. */
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
