import { BigNumber } from 'bignumber.js';
import { useMemo } from 'react';
import type { LeverMark } from '../../../contracts/feed.ts';
import type { LeverTotals, LeverTrade } from '../../api/lever.ts';
import type { ContractTerms } from '../../components/lever/leverContract.ts';
import { marginStatusOf } from '../../components/lever/marginStatus.ts';
import { joinedSource } from '../../components/live/joinedSource.ts';
import { useText, type Source } from '../../components/live/source.ts';

export interface AccountProps {
  /** Server totals of all open positions; undefined until loaded. */
  totals: LeverTotals | undefined;
  /** All open positions, or the newest of them. */
  counted: readonly LeverTrade[];
  termsOf: (symbol: string) => ContractTerms | undefined;
  markOf: (symbol: string) => Source<LeverMark | undefined>;
}

/** Decimal text; undefined if the server does not send it. */
export interface AccountFigures {
  equity: string | undefined;
  unrealised: string | undefined;
  margin: string | undefined;
}

/** Maximum rows of a response: with this many, further ones may be missing. */
export const mostCounted = 100;

/**
 * Account totals at the current marks, consistent with the position cards; without a mark, the last totals of the
 * server.
 */
export function useAccountFigures({ totals, counted, termsOf, markOf }: AccountProps): AccountFigures {
  const symbols = [...new Set(counted.map(({ symbol }) => symbol))].sort();
  const names = symbols.join(' ');
  const source = useMemo(
    () => joinedSource(names === '' ? [] : names.split(' ').map(markOf)),
    [names, markOf],
  );
  const marks = useText(source);
  const { equity, profits_total: said, margin } = totals ?? {};
  const gains = counted.map((trade) => {
    const mark = marks[symbols.indexOf(trade.symbol)]?.price;
    return marginStatusOf(trade, { terms: termsOf(trade.symbol), mark }).gain;
  });
  const isWhole = counted.length < mostCounted && said !== undefined;
  if (!isWhole || !gains.every((gain) => gain !== undefined)) return { equity, unrealised: said, margin };
  const unrealised = BigNumber.sum(0, ...gains);
  return {
    equity: equity && new BigNumber(equity).minus(said).plus(unrealised).toFixed(),
    unrealised: unrealised.toFixed(),
    margin,
  };
}
