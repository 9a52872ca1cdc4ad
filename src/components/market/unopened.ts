import type { QuotationGroup } from '../../api/market.ts';

/** A pair whose trading has not begun. */
export interface UnopenedPair {
  symbol: string;
  /** When trading begins, ms since 1970 UTC. */
  opensAt: number;
}

/** The pair that the URL names, if its trading has not begun. */
export function unopenedPair(
  asked: string | null,
  groups: readonly QuotationGroup[] | undefined,
): UnopenedPair | undefined {
  for (const row of (groups ?? []).flatMap(({ quotation }) => quotation)) {
    if ('isUnread' in row || row.symbol !== asked) continue;
    const { symbol, is_display, opens_ms } = row;
    return is_display === 0 && opens_ms !== undefined ? { symbol, opensAt: opens_ms } : undefined;
  }
  return undefined;
}
