// The options page in its states, for the real and the demo account.
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { pair, quotations } from '../../../contracts/examples/market.ts';
import {
  optionCurrencies,
  optionDurations,
  returnedOption,
  rightOption,
  runningOption,
  withinOption,
  wrongOption,
} from '../../../contracts/examples/option.ts';
import type { CandleHistory } from '../../../src/api/feed/CandleSeries.ts';
import { pairsOf } from '../../../src/api/market.ts';
import { optionOrder, type OptionOrder, type OptionRow } from '../../../src/api/option.ts';
import type { CommandForm } from '../../../src/components/command/useCommandForm.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { emptyTicket, type OptionTicket } from '../../../src/components/option/optionTicket.ts';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { at, commandStories } from '../../components/command/commandStories.tsx';
import { blurField, rests } from '../../rests.ts';
import { said, toaster } from '../../toasts.tsx';
import { tabBar } from '../tabBar.tsx';

export const expires = runningOption.expires_ms!;
export const history: CandleHistory = {
  state: 'ready',
  candles: ['97350.1', '97361', '97340.4', '97380.2', '97398.6'].map((close, index) => ({
    open: close,
    high: close,
    low: close,
    close,
    volume: '1',
    time: at - (5 - index) * 60_000,
  })),
  hasEarlier: false,
  earlier: 'idle',
};
export const terms = { durations: optionDurations, currency: optionCurrencies[0]! };
export const withBalance = (micro_balance: string) => ({
  ...terms,
  currency: { ...terms.currency, user_wallet: { micro_balance, lock_micro_balance: '0' } },
});
export const past = (rows: readonly OptionRow[]) =>
  ready({ rows: rows.map(optionOrder), count: undefined, more: 'none' as const });
export const ticket = (figures: Partial<OptionTicket>): OptionTicket => ({ ...emptyTicket, ...figures });
const { commandOf } = commandStories<OptionTicket, OptionOrder>(emptyTicket, /^Up/);
export const filledIn = (
  figures: Partial<OptionTicket>,
  more: Partial<CommandForm<OptionTicket, OptionOrder>> = {},
) => ({ command: commandOf({ draft: { initial: ticket(figures), onValues: fn() }, ...more }) });
export const ten = filledIn({ seconds: 120, stake: '10' });

/** An empty ticket. */
export const desk = {
  symbol: 'BTC/USDT',
  pair: ready(pair),
  pairs: ready(pairsOf(quotations)),
  onPickPair: fn(),
  isClosed: false,
  sourceName: undefined,
  terms: ready(terms),
  live: fixedSource(pair),
  freshness: { level: 'live', ageSeconds: 0 } as const,
  history,
  asks: true,
  onAsks: fn(),
  running: ready([optionOrder(runningOption)]),
  past: past([rightOption, wrongOption, withinOption, returnedOption]),
  onMorePast: fn(),
  unseen: [],
  onResultsSeen: fn(),
  onProve: fn(),
  proof: undefined,
  serverNow: () => expires - 74_000,
  isOffline: false,
  ...filledIn({}),
  toast: toaster.show,
  onBack: fn(),
  offlineBar: null,
  tabBar: tabBar('OptionTrade'),
};

export const press = async (canvas: HTMLElement, name: string | RegExp): Promise<void> => {
  await userEvent.click(within(canvas).getByRole('button', { name }));
  blurField();
};
/** Tabs have no prop: the view stores the open one. */
export const openHistory = async (canvas: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvas).getByRole('tab', { name: /History/ }));
  blurField();
};
export const isOff = async (canvas: HTMLElement): Promise<void> => {
  for (const name of [/^Up/, /^Neutral/, /^Down/])
    await expect(within(canvas).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
};

/** Sent, and shown as the resulting order. */
export const accepted = {
  args: filledIn({}, { made: ticket({ seconds: 120, stake: '100' }) }),
  parameters: rests({ shows: ['1:14', 'of 2:00', '97,380.2'], toasts: ['Order accepted'] }),
  play: async () => {
    await userEvent.hover(await screen.findByText('Order accepted'));
  },
};

/** Sent, and refused with a message. */
export const refused = {
  args: {
    ...filledIn(
      { seconds: 120, stake: '10' },
      { onSubmit: async () => ({ message: said('option.pairClosed') }) },
    ),
    asks: false,
  },
  parameters: rests({ shows: ['10'], toasts: ['Options on this pair are closed. Choose another pair'] }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await press(canvasElement, /^Up/);
    await screen.findByText('Options on this pair are closed. Choose another pair');
    blurField();
  },
};
