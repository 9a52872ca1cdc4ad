import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pair, pairOf } from '../../../contracts/examples/market.ts';
import {
  filledOrder,
  openOrders,
  partlyFilledOrder,
  pastOrders,
  spotFills,
} from '../../../contracts/examples/spot.ts';
import type { Book } from '../../../src/api/feed/BookFeed.ts';
import { spotOrder, type SpotFill, type SpotOrder } from '../../../src/api/spot.ts';
import type { OpenCommand, OpenState } from '../../../src/components/command/attempt.ts';
import type { PagedRows } from '../../../src/components/lists/usePages.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import type { OrderDraft, OrderOutcome } from '../../../src/screens/spot/ticket/orderDraft.ts';
import { SpotTradeView } from '../../../src/screens/spot/SpotTradeView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';
import { said } from '../../toasts.tsx';
import { rows, spotTrade } from './spotTrade.tsx';
import {
  at,
  book,
  field,
  filledIn,
  sentOrder,
  submitAndBeAsked,
  submitButton,
  thinBook,
} from './ticketSteps.ts';

const meta = {
  title: 'screens/spot/SpotTrade',
  component: SpotTradeView,
  ...spotTrade,
} satisfies Meta<typeof SpotTradeView>;
export default meta;

const openOrder = (state: OpenState, canDouble = false): OpenCommand<OrderDraft, SpotOrder> => ({
  state,
  canDouble,
  draft: sentOrder,
  alike: [],
});
type Story = StoryObj<typeof meta>;

const tinyPair = pairOf('PEPE/USDT');
/** Its smallest quantity is worth less than the minimum order. */
const dearPair = { ...pair, min_notional: '10' };

/** Tabs have no prop: the view stores the open one. */
const openTab = async (canvas: HTMLElement, name: string): Promise<void> => {
  await userEvent.click(within(canvas).getByRole('tab', { name }));
  blurField();
};

export const Loading: Story = {
  args: { pair: loading, openOrders: loading, pastOrders: loading },
  parameters: rests({
    shows: ['BTC/USDT', 'Loading'],
    hides: ['Buy BTC', 'Open orders'],
    has: ['[role=status] [aria-hidden=true]'],
  }),
};

export const BalanceHidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['Available', '••••••'], hides: ['12,480'] }),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByText('Available').closest('dt')?.parentElement;
    await expect(row).toHaveTextContent('••••••');
  },
};

export const BalancesTabHidden: Story = {
  name: 'Balances hidden in their tab',
  args: { isHidden: true },
  parameters: rests({ shows: [/BTC, •+ in orders/], hides: ['12,480', '14,365', '0.1142'] }),
  play: ({ canvasElement }) => openTab(canvasElement, 'Balances'),
};

/** The URL names a pair that is not traded here: no ticket for another is shown instead. */
export const UnknownPair: Story = {
  name: 'Pair not traded here',
  args: { isUnknown: true, symbol: '' },
  parameters: rests({ shows: ['This pair is not traded here', 'Choose a pair'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('form')).toBeNull();
  },
};

/** The coin of the pair in the URL is not listed yet. */
export const UnopenedPair: Story = {
  name: 'Trading not started',
  args: { isUnknown: true, symbol: '', unopened: { symbol: 'HALO/USDT', opensAt: 1_800_000_000_000 } },
  parameters: rests({
    shows: ['Trading in HALO/USDT has not started', /Trading starts on .*2027/, 'Choose a pair'],
    hides: ['This pair is not traded here'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('form')).toBeNull();
  },
};

/** No pair trades: the user's open orders stay reachable. */
export const NoPairs: Story = {
  args: { onNone: fn(), symbol: '', pair: loading, pairs: ready([]) },
  parameters: rests({
    shows: ['No pairs yet', 'No pairs are available right now.', 'Try again', 'Open orders'],
    hides: ['Choose another pair'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('form')).toBeNull();
  },
};

export const Failed: Story = {
  args: { pair: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  parameters: rests({ shows: ['We could not load this pair', 'Try again', '14:23:41', 'request 7f3a-91c2'] }),
};

/** Pending work stays reachable: the notice of an open order, and the orders with their cancel buttons. */
export const FailedWithOpenOrder: Story = {
  args: { ...Failed.args, submission: openOrder('checking') },
  parameters: rests({
    shows: [
      'We could not load this pair',
      'We’re checking whether your order was received',
      'Open orders',
      'Cancel',
    ],
  }),
};

/** The book and the prices stay; only parts that need the balance are missing, with a retry. */
export const BalanceFailed: Story = {
  args: {
    balances: failed(Object.assign(new Error('No answer'), { kind: 'noAnswer' }), fn(), at),
    ...filledIn({ quantity: '0.064' }),
  },
  parameters: rests({ shows: ['Your balance could not be loaded.', 'Try again'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /97,410\.6/ })).toBeVisible();
    await expect(submitButton(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Prices, book and orders do not wait for the balance, only its own figures and the submit button do. */
export const BalanceLoading: Story = {
  args: { balances: loading, ...filledIn({ quantity: '0.064' }) },
  parameters: rests({
    shows: ['Available', 'Max. buy', 'Open orders'],
    hides: ['could not be loaded', 'Insufficient', 'Try again'],
    has: [`form .${skeleton.shape.inline.split(' ').at(-1)}`],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /97,410\.6/ })).toBeVisible();
    await expect(submitButton(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

/** The server omits one coin: that balance has a retry, and the other coin can be traded. */
export const BalanceUnsaid: Story = {
  name: 'One balance not reported',
  args: {
    balances: ready([{ code: 'USDT', free: undefined, held: '0' }]),
    ...filledIn({ quantity: '0.064' }),
  },
  parameters: rests({ shows: ['— not reported', 'Your balance could not be loaded.', 'Try again'] }),
};

export const Empty: Story = {
  args: { openOrders: rows([]), balances: ready([]) },
  parameters: rests({ shows: ['No open orders'] }),
};

const manyOrders = Array.from({ length: 40 }, (_, at) => ({ ...openOrders[1]!, id: 2_000 - at }));

/** Both orders rest in the book, whatever its price format; a bar marks them, with a text for screen readers. */
export const OwnOrders: Story = {
  args: {
    book: fixedSource<Book>({
      ...book,
      asks: [
        ['97412.7', '0.2080'],
        ['97418.0', '0.2540'],
      ],
    }),
    openOrders: rows([
      { ...openOrders[0]!, target_price: '97410.6' },
      { ...openOrders[2]!, target_price: '97418' },
    ]),
  },
  parameters: rests({ shows: ['97,418.0', '97,410.6', 'Open orders'] }),
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Order book' }));
    const marked = table
      .getAllByRole('row', { name: /^Your order/ })
      .map((row) => [row.textContent, getComputedStyle(row).boxShadow]);
    await expect(marked).toEqual([
      [expect.stringContaining('97,418.0'), expect.stringContaining('inset')],
      [expect.stringContaining('97,410.6'), expect.stringContaining('inset')],
    ]);
    await expect(getComputedStyle(table.getByText('97,412.7').closest('[role=row]')!).boxShadow).toBe('none');
  },
};

/** One page of orders; the tab does not claim that these are all. */
export const ManyOrders: Story = {
  args: { openOrders: rows(manyOrders, 'waiting') },
  parameters: rests({ shows: ['40+', '40 loaded', 'Load more'] }),
};

export const NextOrdersFailed: Story = {
  args: { openOrders: rows(manyOrders.slice(0, 3), 'failed') },
  parameters: rests({ shows: ['3+', 'The next page did not load.', '3 loaded', 'Try again'] }),
};

const partlyReported = { ...partlyFilledOrder, trade_amount: undefined, filled_amount: undefined };

/** The screen guesses neither an order's type nor its filled quantity; an unknown order cannot be cancelled. */
export const UnknownOrders: Story = {
  name: 'Orders of an unknown type',
  args: { openOrders: rows([{ ...openOrders[1]!, type: 97, id: 2_001 }, partlyReported]) },
  parameters: rests({ shows: ['Being checked (97)', '— not reported'] }),
};

/** The longest fee is not cut on the narrowest screen. */
export const HistoryLongFee: Story = {
  name: 'History with a long fee',
  globals: { viewport: { value: 'w320' } },
  args: {
    pastOrders: rows([{ ...pastOrders[1]!, fee_amount: '12345.12345678', filled_value: '12345123.45678' }]),
  },
  parameters: rests({ shows: ['12,345.12345678 USDT', 'Cancelled'] }),
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, 'History');
    const fee = within(canvasElement).getByText('Fee').closest('dt')!.nextElementSibling!;
    await expect(fee).toHaveTextContent('12,345.12345678 USDT');
    const words = document.createRange();
    words.selectNodeContents(fee);
    const boxes = [...words.getClientRects()];
    // On one line, within the edges.
    await expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(
      Math.min(...boxes.map(({ bottom }) => bottom)),
    );
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The first pages have only open orders. */
export const HistoryLoading: Story = {
  args: { pastOrders: rows([], 'loading') },
  parameters: rests({ has: [`.${skeleton.row}`], hides: ['No filled or cancelled orders yet.'] }),
  play: ({ canvasElement }) => openTab(canvasElement, 'History'),
};

/** Half of the ruler is half of the maximum purchase. */
export const Ready: Story = {
  tags: ['modes'],
  args: filledIn({ price: '97410.6', quantity: '0.064' }),
  parameters: rests({
    shows: [
      '97,410.6',
      '6,234.2784',
      '0.1281',
      '0.000064',
      '0.063936',
      'Order value (USDT)',
      'Buy BTC',
      'Open orders',
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'quantity')).toHaveValue('0.064');
    await expect(within(canvasElement).getByRole('slider')).toHaveValue('50');
  },
};

/** 0.1 × 97,412.6 − 0.1 %: the fee is in USDT and rounds up. */
export const SellSide: Story = {
  args: filledIn({ side: 'sell', quantity: '0.1' }),
  parameters: rests({
    shows: ['Available to sell', '0.1142', '9.74126', '9,731.51874', 'Sell BTC'],
    hides: ['Max. buy'],
  }),
};

export const MarketOrder: Story = {
  args: filledIn({ kind: 'market', quantity: '0.1' }),
  parameters: rests({
    shows: ['Market order', 'Est. fill price ≈ 97,412.7', 'Worst price 97,899.7', 'Slippage ≈ 0.00%'],
    hides: ['Price (USDT)'],
  }),
};

/** The whole balance as a value: the order never exceeds the balance, whatever the best ask does. */
export const MarketBuyByValue: Story = {
  args: filledIn({ kind: 'market', share: 100, fixed: 'share' }),
  parameters: rests({
    shows: ['12,480.5', '≈ Quantity (BTC)', 'Receive at least'],
    hides: ['Insufficient balance', '≈ Order value', 'Pay at most'],
  }),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'total')).toHaveValue('12,480.5');
    await expect(within(canvasElement).getByRole('slider')).toHaveValue('100');
    await expect(submitButton(canvasElement)).not.toHaveAttribute('aria-disabled');
  },
};

/** A limit order that meets bids above its price: the receipt depends on them, and its own price is the worst case. */
export const LimitCrosses: Story = {
  args: filledIn({ side: 'sell', price: '97400', quantity: '0.1' }),
  parameters: rests({ shows: ['Receive at least 9,730.26', 'You receive ≈'] }),
};

/** A market order with 5 % or more slippage needs a confirmation with the percentage and the cost. */
export const MarketOrderSlips: Story = {
  args: {
    book: fixedSource(thinBook),
    ...filledIn({ kind: 'market', quantity: '0.02' }),
  },
  parameters: rests({
    dialog: 'Buy BTC anyway?',
    shows: ['Worst price is 6.25% off the best price. Costs ≈ 60.88 USDT compared'],
  }),
  play: async ({ canvasElement, args }) => {
    const sheet = await submitAndBeAsked(canvasElement);
    await expect(sheet).toHaveTextContent('6.25%');
    await expect(sheet).toHaveTextContent('60.88');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

/** From 10 % a market order is blocked. */
export const MarketOrderBlocked: Story = {
  args: {
    book: fixedSource(thinBook),
    ...filledIn({ kind: 'market', quantity: '0.05' }),
  },
  parameters: rests({
    shows: ['Slippage is 10% or more. Lower the quantity or use a limit order', 'Use a limit order'],
  }),
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const History: Story = {
  parameters: rests({ shows: ['Filled', '0.00025', '97,399.1', 'Cancelled'] }),
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, 'History');
    const list = within(within(canvasElement).getByRole('tabpanel')).getAllByRole('listitem');
    await expect(list).toHaveLength(pastOrders.length);
    await expect(list[0]).toHaveTextContent('0.00025');
    await expect(list[0]).toHaveTextContent('97,399.1');
  },
};

export const HistoryEmpty: Story = {
  args: { pastOrders: rows([]) },
  parameters: rests({ shows: ['No filled or cancelled orders yet.'] }),
  play: ({ canvasElement }) => openTab(canvasElement, 'History'),
};

export const QuantityMissing: Story = {
  parameters: rests({ shows: ['Enter a quantity to buy'], focus: 'Quantity (BTC)' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    const quantity = field(canvasElement, 'quantity');
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveAccessibleDescription('Enter a quantity to buy');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Each field shows its rule and the nearest valid value. */
export const StepInvalid: Story = {
  args: filledIn({ price: '97410.25', quantity: '0.06405' }),
  parameters: rests({ shows: ['97,410.25', '0.06405', 'Use 0.064'] }),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'quantity')).toHaveAccessibleDescription(/Use multiples of 0\.0001/);
    await expect(field(canvasElement, 'price')).toHaveAccessibleDescription(/Use multiples of 0\.1/);
  },
};

export const UnderMinimum: Story = {
  args: { pair: ready(dearPair), ...filledIn({ quantity: '0.0001' }) },
  parameters: rests({
    shows: ['0.0001', 'Minimum: 10 USDT'],
    hides: ['from the market'],
  }),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'quantity')).toHaveAccessibleDescription(/Minimum: 10 USDT/);
  },
};

export const InsufficientBalance: Story = {
  args: filledIn({ quantity: '1' }),
  parameters: rests({ shows: ['Insufficient balance', 'Deposit', 'Transfer'] }),
  play: async ({ canvasElement }) => {
    const button = submitButton(canvasElement);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Insufficient balance');
    // An icon beside the balance leads there as well.
    await expect(within(canvasElement).getByText('Deposit')).toBeVisible();
    await expect(within(canvasElement).getByText('Transfer')).toBeVisible();
  },
};

export const NotEnoughToSell: Story = {
  args: filledIn({ side: 'sell', quantity: '1' }),
  parameters: rests({ shows: ['You don’t have enough to sell. Enter a smaller quantity', 'Use max.'] }),
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription(
      'You don’t have enough to sell. Enter a smaller quantity',
    );
  },
};

export const PriceFarFromMarket: Story = {
  args: filledIn({ price: '103000', quantity: '0.1' }),
  parameters: rests({ shows: ['Price is 5.74% away from the market. The difference is ≈ 558.74 USDT'] }),
};

/** It may fill at better prices: the cost is an estimate, with the maximum beside it. */
export const LimitBuyThatCrosses: Story = {
  args: filledIn({ price: '98000', quantity: '0.064' }),
  parameters: rests({ shows: [/You pay\s*≈ 6,234/, 'Pay at most (USDT)'], hides: ['Order value (USDT)'] }),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'total')).toHaveValue('6,272');
  },
};

/** Without a quantity there is no difference to show. */
export const PriceFarFromMarketAlone: Story = {
  name: 'Price far from the market, no quantity',
  args: filledIn({ price: '103000' }),
  parameters: rests({ shows: ['Price is 5.74% away from the market.'], hides: ['The difference is'] }),
};

/** The result of an action on the orders shows above them. */
export const OrderCancelled: Story = {
  args: { cancelled: 'Order cancelled: buy 0.064 BTC at 97,410.0' },
  parameters: rests({ shows: ['Order cancelled: buy 0.064 BTC at 97,410.0'], toasts: [] }),
};

export const PairClosed: Story = {
  args: { pair: ready({ ...pair, open_coin_trade: 0 }) },
  parameters: rests({ shows: ['Trading in this pair is closed. Choose another pair'] }),
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription(
      'Trading in this pair is closed. Choose another pair',
    );
    await expect(field(canvasElement, 'quantity')).toBeDisabled();
  },
};

/** Trading state with a code unknown to this version. */
export const PairStateUnknown: Story = {
  name: 'Trading state not known',
  args: { pair: ready({ ...pair, open_coin_trade: 9 }) },
  parameters: rests({
    shows: ['Being checked (9)'],
    hides: ['Trading in this pair is closed. Choose another pair'],
  }),
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription('Being checked (9)');
  },
};

export const Submitting: Story = {
  name: 'Sending the order',
  args: { submission: { state: 'sending' }, ...filledIn({ quantity: '0.064' }) },
  parameters: rests({ shows: ['Sending', '0.064'] }),
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toHaveTextContent('Sending');
  },
};

export const Submitted: Story = {
  name: 'Order placed',
  args: {
    openOrders: rows(openOrders),
    ...filledIn({ price: sentOrder.price, quantity: sentOrder.quantity }),
  },
  parameters: rests({
    shows: ['Order placed: buy 0.0640 BTC at 97,410.0', 'Open'],
    hides: ['6,234.24'],
  }),
  play: async ({ canvasElement }) => {
    const button = submitButton(canvasElement);
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    const said = await within(canvasElement).findByText('Order placed: buy 0.0640 BTC at 97,410.0');
    await waitFor(() => expect(said).toBeVisible());
    // It replaces fee and receipt: the button does not move, and nothing overlaps.
    await expect(button.getBoundingClientRect().top).toBe(before);
    await expect(field(canvasElement, 'quantity')).toHaveValue('');
    const first = within(within(canvasElement).getByRole('tabpanel')).getAllByRole('listitem')[0];
    await expect(first).toHaveTextContent('Open');
    blurField();
  },
};

export const SubmitFailed: Story = {
  name: 'Order refused',
  args: {
    onSubmit: fn(async (): Promise<OrderOutcome> => ({ state: 'refused', message: undefined })),
    ...filledIn({ quantity: '0.064' }),
  },
  parameters: rests({ shows: ['0.064', '6,234.4064'], toasts: ['Order not placed. Nothing changed.'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() =>
      expect(within(canvasElement).getByText('Order not placed. Nothing changed.')).toBeVisible(),
    );
    await expect(field(canvasElement, 'quantity')).toHaveValue('0.064');
    blurField();
  },
};

/** The server rejects all orders while it checks the books; the order can be sent unchanged afterwards. */
export const MoneyPaused: Story = {
  args: {
    onSubmit: fn(async (): Promise<OrderOutcome> => ({
      state: 'refused',
      message: said('system.moneyPaused'),
    })),
    ...filledIn({ quantity: '0.064' }),
  },
  parameters: rests({
    shows: ['12,480.50', '0.064', '6,234.4064', 'Buy BTC'],
    hides: ['is being checked'],
    toasts: [
      'Trading and transfers are paused while we check our books. Your balances stay visible. Try again later',
    ],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(submitButton(canvasElement));
    await within(canvasElement).findByText(said('system.moneyPaused'));
    await waitFor(() => expect(submitButton(canvasElement)).not.toHaveAttribute('aria-disabled'));
    blurField();
  },
};

export const SubmitUnknown: Story = {
  name: 'No answer after Send',
  args: {
    submission: openOrder('checking'),
    ...filledIn({ price: sentOrder.price, quantity: sentOrder.quantity }),
  },
  parameters: rests({
    shows: [
      'We’re checking whether your order was received',
      'Your last order is being checked.',
      'Send again',
    ],
    hides: ['has not arrived'],
  }),
};

export const SubmitNotFound: Story = {
  name: 'Order not received',
  args: { ...SubmitUnknown.args, submission: openOrder('notFound') },
  parameters: rests({
    shows: [
      'Your order has not been received yet',
      'can’t place it twice',
      'First choose Send again or Dismiss.',
    ],
    hides: ['is being checked', 'We’re checking'],
  }),
};

/** Back end without idempotency keys: the app does not promise that a retry is safe. */
export const SubmitUnknownWithoutIds: Story = {
  name: 'No answer after Send, sending again may double',
  args: { ...SubmitUnknown.args, submission: openOrder('checking', true) },
  parameters: rests({
    shows: ['We’re checking whether your order was received', 'it may be executed twice'],
    hides: ['can’t place it twice', 'Send again'],
  }),
};

const { client_order_id: _, filled_amount: __, created_ms: ___, ...plainOrder } = openOrders[0]!;

/** The same back end: the app shows similar orders and does not claim that one is the same. */
export const SubmitAlikeFound: Story = {
  name: 'Similar order found after Send',
  args: {
    ...SubmitUnknown.args,
    submission: { ...openOrder('unknowable', true), alike: [spotOrder(plainOrder)] },
  },
  parameters: rests({
    shows: [
      'We found an order like yours',
      'We can’t tell whether it is the one you sent.',
      'Yes, it went through',
      'Send again',
      'First choose whether it went through.',
    ],
    hides: ['can’t place it twice', 'has not arrived', 'is being checked'],
  }),
};

/** The same, without a similar order in the list. */
export const SubmitUnknowable: Story = {
  name: 'Outcome unknown after Send',
  args: { ...SubmitUnknown.args, submission: openOrder('unknowable', true) },
  parameters: rests({
    shows: ['We cannot know whether it went through', 'it may be executed twice', 'Check again', 'Dismiss'],
    hides: ['can’t place it twice', 'has not arrived', 'Yes, it went through'],
  }),
};

export const PartlyFilled: Story = {
  args: { openOrders: rows([partlyFilledOrder]) },
  parameters: rests({ shows: ['Partially filled', '0.0360 of 0.1200 filled, average price 96,795'] }),
  play: async ({ canvasElement }) => {
    const order = within(within(canvasElement).getByRole('tabpanel')).getByRole('listitem');
    await expect(order).toHaveTextContent('0.0360 of 0.1200 filled, average price 96,795');
    await expect(within(order).getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** Both buttons have the same size. */
export const ConfirmCancel: Story = {
  args: { openOrders: rows([partlyFilledOrder]), onCancel: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ dialog: 'Cancel this order?', shows: ['Buy', 'Keep order', 'Cancel order'] }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }));
    const sheet = within(canvasElement).getByRole('dialog');
    for (const words of ['BTC/USDT', 'Buy', '0.084', '8,131.20'])
      await expect(sheet).toHaveTextContent(words);
    const keep = within(sheet).getByRole('button', { name: 'Keep order' }).getBoundingClientRect();
    const cancel = within(sheet).getByRole('button', { name: 'Cancel order' }).getBoundingClientRect();
    await expect(Math.round(cancel.width)).toBe(Math.round(keep.width));
    await expect(Math.round(cancel.height)).toBe(Math.round(keep.height));
    await expect(args.onCancel).not.toHaveBeenCalled();
    blurField();
  },
};

/** Cancels all orders of the pair: their number, and the amount released. */
export const ConfirmCancelAll: Story = {
  args: { openOrders: rows([...openOrders.slice(1, 3), { ...openOrders[1]!, id: 1_020 }]) },
  parameters: rests({
    dialog: 'Cancel 3 orders?',
    shows: ['Keep orders', 'Cancel all', 'BTC/USDT', '16,262.40 USDT', '0.0500 BTC'],
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all 3 BTC/USDT orders' }));
    await within(await canvas.findByRole('dialog')).findByText('Keep orders');
    await expect(args.onCancelAll).not.toHaveBeenCalled();
    blurField();
  },
};

export const BookCatchingUp: Story = {
  args: { book: fixedSource<Book>({ ...book, state: 'catchingUp' }) },
  parameters: rests({ shows: ['The order book is being rebuilt'] }),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(within(table).queryAllByRole('button')).toHaveLength(0);
  },
};

/** Between 3 and 15 seconds a market order shows a warning and needs a confirmation. */
export const Delayed: Story = {
  args: {
    freshness: { level: 'delayed', ageSeconds: 6 },
    ...filledIn({ kind: 'market', quantity: '0.1' }),
  },
  parameters: rests({ shows: ['6 s old', 'Prices are 6 seconds old.'] }),
};

export const Stale: Story = {
  args: {
    freshness: { level: 'stale', ageSeconds: 140 },
    ...filledIn({ kind: 'market', quantity: '0.1' }),
  },
  parameters: rests({ shows: ['2 min old', 'Price out of date', 'Use a limit order'] }),
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription(/Price out of date/);
  },
};

export const Offline: Story = {
  args: {
    isOffline: true,
    freshness: { level: 'stale', ageSeconds: 140 },
    offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} />,
    ...filledIn({ quantity: '0.1' }),
  },
  parameters: rests({ shows: ['Offline. Prices paused at 14:23:41.', 'You are offline'] }),
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription('You are offline');
    for (const cancel of within(canvasElement).getAllByRole('button', { name: 'Cancel' }))
      await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A price of a thousandth of a cent, and the longest figures. */
export const TinyPrice: Story = {
  args: {
    symbol: 'PEPE/USDT',
    pair: ready(tinyPair),
    live: fixedSource(tinyPair),
    book: fixedSource<Book>({
      ...book,
      asks: [['0.00001174', '1224508861']],
      bids: [['0.00001172', '24508861342']],
    }),
    balances: ready([
      { code: 'PEPE', free: '118244906', held: '0' },
      { code: 'USDT', free: '12480.5', held: '0' },
    ]),
    openOrders: rows(openOrders.slice(3)),
    pastOrders: rows([filledOrder]),
    ...filledIn({ price: tinyPair.now_price, quantity: '5000000' }),
  },
  parameters: rests({ shows: ['0.00001173', '5,000,000', '58.65', '41,200,338,507'] }),
};

export const NarrowGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['BTC kaufen', 'Verfügbar', 'Sie erhalten', 'Offene Orders'] }),
};

/** A link from the chart page fills in the side and a price of the book. */
export const FromTheChart: Story = {
  args: { start: { side: 'sell', price: '97420' } },
  parameters: rests({ shows: ['97,420', 'Sell BTC'] }),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'price')).toHaveValue('97,420');
    await expect(within(canvasElement).getByRole('radio', { name: 'Sell' })).toBeChecked();
  },
};

/** With text twice as large the ticket shows above the book. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  parameters: rests({ shows: ['BTC/USDT', 'Buy BTC'] }),
  play: async ({ canvasElement }) => {
    const ticket = canvasElement.querySelector('form')!.getBoundingClientRect();
    const table = within(canvasElement).getByRole('table').getBoundingClientRect();
    await expect(table.top).toBeGreaterThanOrEqual(ticket.bottom);
  },
};

const fillsOf = (list: readonly SpotFill[], more: PagedRows<unknown>['more'] = 'none') =>
  ready({ rows: list, count: undefined, more });
const shown = {
  order: ready(spotOrder(filledOrder)),
  fills: fillsOf(spotFills),
  onMoreFills: fn(),
  onClose: fn(),
};

/** A completed order: its terms, each fill with its fee, and a link to its records. */
export const ShownOrder: Story = {
  name: 'Order sheet, filled',
  args: { shownOrder: shown },
  parameters: rests({
    dialog: 'Order',
    shows: [
      ...['Filled', 'Limit order', '97,399.1', '24,349.775', '0.00025', 'Fills', '0.1500 BTC', '14,609.865'],
      ...['Fee 0.00015 BTC', 'Taker', 'Fee 0.0001 BTC', 'Maker', 'Show in asset records'],
      ...['Filled at', '18:30:00'],
    ],
  }),
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog', { name: 'Order' }));
    await expect(sheet.getByRole('link', { name: 'Show in asset records' })).toHaveAttribute(
      'href',
      `#records-${filledOrder.id}`,
    );
    blurField();
  },
};

const beforeCancel = {
  ...spotFills[1]!,
  price: '3410.5',
  quantity: '0.4',
  value: '1364.2',
  fee_amount: '1.3642',
  fee_currency: 'USDT',
  created_ms: Date.UTC(2026, 10, 19, 12, 3, 9),
};

/** A cancelled order shows its time to the second, and the quantity filled before. */
export const ShownCancelledOrder: Story = {
  name: 'Order sheet, cancelled',
  args: { shownOrder: { ...shown, order: ready(spotOrder(pastOrders[1]!)), fills: fillsOf([beforeCancel]) } },
  parameters: rests({
    dialog: 'Order',
    shows: ['Cancelled at', '21:40:07', '0.4000 ETH', 'Fee 1.3642 USDT'],
  }),
  play: () => blurField(),
};

export const ShownOrderLoading: Story = {
  name: 'Order sheet, fills loading',
  args: { shownOrder: { ...shown, fills: loading } },
  parameters: rests({ dialog: 'Order', shows: ['97,399.1', 'Fills', 'Loading'] }),
  play: () => blurField(),
};

export const ShownOrderFillsFailed: Story = {
  name: 'Order sheet, fills could not be loaded',
  args: { shownOrder: { ...shown, fills: failed(new Error('The server did not answer'), fn(), at) } },
  parameters: rests({ dialog: 'Order', shows: ['97,399.1', 'Try again'] }),
  play: () => blurField(),
};

/** A plain back end says no more of an order than its row. */
export const ShownOrderWithoutFills: Story = {
  name: 'Order sheet, no partial fills on this platform',
  args: { shownOrder: { ...shown, fills: undefined } },
  parameters: rests({
    dialog: 'Order',
    shows: ['This platform does not show partial fills.'],
  }),
  play: () => blurField(),
};

const manyFills = Array.from({ length: 40 }, (_, at) => ({ ...spotFills[1]!, id: 88_000 - at }));

/** An order with more fills than a page shows that, with the rest one tap away. */
export const ShownOrderOfManyFills: Story = {
  name: 'Order sheet, many fills',
  args: { shownOrder: { ...shown, fills: fillsOf(manyFills, 'waiting') } },
  parameters: rests({ dialog: 'Order', shows: ['40 loaded', 'Load more', 'Show in asset records'] }),
  play: () => blurField(),
};

export const ShownOrderOpen: Story = {
  name: 'Order sheet, open',
  args: { shownOrder: { ...shown, order: ready(spotOrder(openOrders[0]!)), fills: fillsOf([]) } },
  parameters: rests({ dialog: 'Order', shows: ['Open', '97,410'], hides: ['Fills'] }),
  play: () => blurField(),
};

/** A back end that lists no fills of a cancelled order and omits the filled quantity. */
export const ShownOrderNothingFilled: Story = {
  name: 'Order sheet, cancelled and nothing filled',
  args: {
    shownOrder: {
      ...shown,
      order: ready({ ...spotOrder(pastOrders[2]!), filled_amount: undefined }),
      fills: fillsOf([]),
    },
  },
  parameters: rests({
    dialog: 'Order',
    shows: ['Cancelled', 'Nothing was filled'],
    hides: ['Nothing has filled yet'],
  }),
  play: () => blurField(),
};

/** The order is filled, but no fill is listed: that must not read as "nothing". */
export const ShownOrderWithoutParts: Story = {
  name: 'Order sheet, filled without parts',
  args: { shownOrder: { ...shown, fills: fillsOf([]) } },
  parameters: rests({
    dialog: 'Order',
    shows: ['This platform does not show partial fills.'],
    hides: ['Nothing has filled yet', 'Nothing was filled'],
  }),
  play: () => blurField(),
};

/** A fee with an unknown coin is unknown. */
export const ShownOrderFeeUnknown: Story = {
  name: 'Order sheet, fee not reported',
  args: {
    shownOrder: {
      ...shown,
      order: ready({ ...spotOrder(pastOrders[0]!), side: undefined, fee_currency: undefined }),
    },
  },
  parameters: rests({ dialog: 'Order', shows: [/Fee\s*— not reported/] }),
  play: () => blurField(),
};

export const ShownOrderUnknown: Story = {
  name: 'Order no longer found',
  args: { shownOrder: { ...shown, order: ready(undefined) } },
  parameters: rests({ dialog: 'Order', shows: ['Your account has no order with this number.'] }),
  play: async ({ canvasElement }) => {
    const sentence = within(canvasElement).getByText('Your account has no order with this number.');
    await waitFor(() => expect(sentence).toBeVisible());
    blurField();
  },
};
