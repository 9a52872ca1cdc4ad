// The contracts page in its states, for the real and the demo account.
import { fn, userEvent, within } from 'storybook/test';
import {
  closedTrade,
  guardedTrade,
  leverTerms,
  liquidatedTrade,
  pendingOrder,
  positions,
} from '../../../contracts/examples/lever.ts';
import { marketDepth, pair, quotations } from '../../../contracts/examples/market.ts';
import type { LeverMark } from '../../../contracts/feed.ts';
import type { Book } from '../../../src/api/feed/BookFeed.ts';
import { leverTrade, type LeverTrade, type LeverTradeRow } from '../../../src/api/lever.ts';
import { pairsOf } from '../../../src/api/market.ts';
import type { CommandForm } from '../../../src/components/command/useCommandForm.ts';
import { contractTerms } from '../../../src/components/lever/leverContract.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { newLeverTicket, type LeverTicket } from '../../../src/screens/lever/leverTicket.ts';
import { loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { commandStories, idleCommand } from '../../components/command/commandStories.tsx';
import { blurField } from '../../rests.ts';
import { said, showRefusal, toaster } from '../../toasts.tsx';
import { tabBar } from '../tabBar.tsx';

export const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const terms = contractTerms(leverTerms[0]!);
export const quote = {
  ...pair,
  open_lever: 1,
  now_price: '50001.4',
  open: '49100',
  change: '+1.84',
  high: '50400',
  low: '48900',
} as const;
const leverages = [2, 5, 10, 20, 50, 100];
export const limits = { leverages, available: '8000', roomLong: 100_000, roomShort: 100_000, mark: '50000' };
export const mark = (price: string) =>
  fixedSource<LeverMark | undefined>({ symbol: 'BTC/USDT', price, time: at });
/** A contract without a price. */
export const noMark = fixedSource<LeverMark | undefined>(undefined);
export const rows = (list: readonly LeverTradeRow[]) =>
  ready({ rows: list.map(leverTrade), count: undefined, more: 'none' as const });
/** Market depth, shifted to the contract's price. */
const nearby = (levels: readonly (readonly [string, string])[]) =>
  levels.map(([price, size]) => [(Number(price) - 47_411.2).toFixed(1), size] as const);
const book: Book = {
  state: 'live',
  bids: nearby(marketDepth.bids),
  asks: nearby(marketDepth.asks),
  updatedAt: at,
};
export const ticket = (figures: Partial<LeverTicket>): LeverTicket => ({
  ...newLeverTicket({ leverages }, '50000'),
  ...figures,
});
const { commandOf } = commandStories<LeverTicket, LeverTrade>(ticket({}), /^Open/);
export const filledIn = (
  figures: Partial<LeverTicket>,
  more: Partial<CommandForm<LeverTicket, LeverTrade>> = {},
) => ({ command: commandOf({ draft: { initial: ticket(figures), onValues: fn() }, ...more }) });
/** The server refuses to open it, in words. */
export const houseShort = filledIn(
  { lots: '100' },
  { onSubmit: async () => ({ message: said('lever.houseShort') }) },
);

export const desk = {
  symbol: 'BTC/USDT',
  pair: ready(quote),
  pairs: ready(pairsOf(quotations)),
  terms,
  limits: ready(limits),
  crossOf: () => ({ balance: '8000', positions: [] }),
  live: fixedSource(quote),
  mark: mark('50000'),
  markOf: () => mark('50000'),
  termsOf: () => terms,
  book: fixedSource(book),
  freshness: { level: 'live', ageSeconds: 0 } as const,
  isOffline: false,
  isStale: false,
  ...filledIn({}),
  onRefused: showRefusal,
  open: rows([guardedTrade]),
  onMoreOpen: fn(),
  waiting: rows([pendingOrder]),
  onMoreWaiting: fn(),
  past: rows([closedTrade, liquidatedTrade]),
  onMorePast: fn(),
  totals: positions.rate_profits_total,
  counted: [leverTrade(guardedTrade)],
  sourceName: undefined,
  liquidation: { asked: undefined, parts: loading, onAsk: fn(), onClose: fn() },
  parts: { asked: undefined, fills: loading, onAsk: fn(), onClose: fn() },
  hasPart: true,
  hasWorst: true,
  available: '8000',
  margin: idleCommand,
  onClose: fn(async () => undefined),
  onWithdrawClose: fn(async () => undefined),
  onCloseAll: fn(async () => undefined),
  onCancel: fn(async () => undefined),
  onSetStops: fn(async () => undefined),
  toast: toaster.show,
  onPickPair: fn(),
  links: { deposit: '#deposit', transfer: '#transfer', chart: '#chart', info: '#info' },
  offlineBar: null,
  tabBar: tabBar('LeverTrade'),
};

export const press = async (canvas: HTMLElement, name: string | RegExp): Promise<void> => {
  await userEvent.click(within(canvas).getByRole('button', { name }));
  blurField();
};
/** Tabs have no prop: the view stores the open one. */
export const openTab = async (canvas: HTMLElement, name: RegExp): Promise<void> => {
  await userEvent.click(within(canvas).getByRole('tab', { name }));
  blurField();
};
