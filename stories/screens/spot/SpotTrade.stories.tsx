import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pair, pairOf, quotations, marketDepth } from '../../../contracts/examples/market.ts';
import {
  filledOrder,
  openOrders,
  partlyFilledOrder,
  pastOrders,
  placeSpotOrder,
} from '../../../contracts/examples/spot.ts';
import type { Book } from '../../../src/api/BookFeed.ts';
import { pairsOf } from '../../../src/api/market.ts';
import { spotOrder, type SpotOrderRow } from '../../../src/api/spot.ts';
import { fixedSource } from '../../../src/components/source.ts';
import type { Outcome } from '../../../src/screens/spot/orderDraft.ts';
import { rulesPair } from '../../../src/screens/spot/rulesPair.ts';
import { SpotTradeView } from '../../../src/screens/spot/SpotTradeView.tsx';
import { OfflineBar } from '../../../src/ui/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';
import { Toaster } from '../../../src/ui/Toaster.tsx';
import { createToaster } from '../../../src/ui/toaster.ts';
import { tabBar } from '../tabBar.tsx';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const toaster = createToaster();
const book: Book = { state: 'live', bids: marketDepth.bids, asks: marketDepth.asks, updatedAt: at };
const thinBook: Book = {
  ...book,
  asks: [
    ['97412.7', '0.0100'],
    ['103500.0', '0.0200'],
    ['109000.0', '5.0000'],
  ],
};
const rows = (list: readonly SpotOrderRow[]) => ready(list.map(spotOrder));
const pairs = pairsOf(quotations);

const meta = {
  title: 'screens/spot/SpotTrade',
  component: SpotTradeView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster toaster={toaster} />
      </>
    ),
  ],
  beforeEach: () => {
    for (const { id } of toaster.snapshot()) toaster.dismiss(id);
  },
  args: {
    symbol: 'BTC/USDT',
    pair: ready(pair),
    pairs: ready(pairs),
    live: fixedSource(pair),
    book: fixedSource(book),
    freshness: { level: 'live', ageSeconds: 0 },
    isOffline: false,
    isSandbox: true,
    available: { base: '0.1142', quote: '12480.5' },
    balances: [
      { code: 'USDT', free: '12480.5', held: '14365.44' },
      { code: 'BTC', free: '0.1142', held: '0.05' },
    ],
    isHidden: false,
    submission: { state: 'idle' },
    openOrders: rows(openOrders.slice(1)),
    pastOrders: rows(pastOrders),
    stepsOf: (symbol) => {
      const found = pairs.find((each) => each.symbol === symbol);
      return { tick: found?.price_tick, step: found?.quantity_step };
    },
    onSubmit: fn(async (): Promise<Outcome> => ({ state: 'placed' })),
    onRepeat: fn(),
    onDismiss: fn(),
    onCancel: fn(async () => undefined),
    onPickPair: fn(),
    toast: toaster.show,
    links: { deposit: '#deposit', transfer: '#transfer', chart: '#chart' },
    offlineBar: null,
    tabBar: tabBar('SpotTrade'),
  },
} satisfies Meta<typeof SpotTradeView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Root = { canvasElement: HTMLElement };

const field = (canvas: HTMLElement, name: string): HTMLInputElement => {
  const found = canvas.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!found) throw new Error(`The ticket has no field ${name}`);
  return found;
};

async function write(canvas: HTMLElement, name: string, text: string): Promise<void> {
  const input = field(canvas, name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

const submitButton = (canvas: HTMLElement): HTMLButtonElement => {
  const found = canvas.querySelector<HTMLButtonElement>('form button[type=submit]');
  if (!found) throw new Error('The ticket has no button');
  return found;
};

const radio = (canvas: HTMLElement, at: number): HTMLElement => within(canvas).getAllByRole('radio')[at]!;

async function chooseMarket(canvas: HTMLElement): Promise<void> {
  const trigger = canvas.querySelector<HTMLElement>('form [aria-haspopup=dialog]')!;
  await userEvent.click(trigger);
  const options = await within(within(canvas).getByRole('dialog')).findAllByRole('listitem');
  await userEvent.click(within(options[1]!).getByRole('button'));
}

const dialog = ({ canvasElement }: Root) => within(within(canvasElement).getByRole('dialog'));

export const Loading: Story = { args: { pair: loading, openOrders: loading, pastOrders: loading } };

export const BalanceHidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Available').closest('dt')?.parentElement).toHaveTextContent('••••••');
    await expect(canvasElement).not.toHaveTextContent('12,480');
    await userEvent.click(screen.getByRole('tab', { name: 'Balances' }));
    await expect(screen.getByText(/BTC, •+ in orders/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('12,480');
    await expect(canvasElement).not.toHaveTextContent('14,365');
    await expect(canvasElement).not.toHaveTextContent('0.1142');
  },
};

/** An address names a pair that is not traded here: no ticket for another stands in its place. */
export const UnknownPair: Story = {
  args: { isUnknown: true, symbol: '' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('This pair is not traded here');
    await expect(screen.queryByRole('form')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a pair' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { pair: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  play: async ({ canvasElement, args }) => {
    const retry = args.pair.state === 'failed' ? args.pair.retry : undefined;
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** The book and the prices stay; only what hangs on the balance is missing, and can be asked for again. */
export const BalanceFailed: Story = {
  args: { available: { base: '0', quote: '0' }, balances: [], onRetryBalance: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: /97,410\.6/ })).toBeVisible();
    await write(canvasElement, 'quantity', '0.064');
    await expect(submitButton(canvasElement)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvasElement).toHaveTextContent('Your balance could not be loaded.');
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: 'Try again' })[0]!);
    await expect(args.onRetryBalance).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { openOrders: rows([]), balances: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('No order is waiting.');
  },
};

/** Price, quantity and total follow each other, and half of the ruler is half of what can be bought. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /97,410\.6/ }));
    await expect(field(canvasElement, 'price')).toHaveValue('97410.6');
    await write(canvasElement, 'total', '1000');
    await expect(field(canvasElement, 'quantity')).toHaveValue('0.0102');
    await write(canvasElement, 'quantity', '0.064');
    await expect(field(canvasElement, 'total')).toHaveValue('6234.2784');
    await expect(canvasElement).toHaveTextContent('0.1281');
    await expect(canvasElement).toHaveTextContent('0.000064');
    await expect(canvasElement).toHaveTextContent('0.063936');
    await expect(within(canvasElement).getByRole('slider')).toHaveValue('50');
  },
};

/** One order, however often the button is tapped before it is answered. */
export const DoubleTap: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'quantity', '0.064');
    const button = submitButton(canvasElement);
    await userEvent.dblClick(button);
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 50));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      pair: rulesPair(pair),
      side: 'buy',
      kind: 'limit',
      price: '97412.6',
      quantity: '0.064',
    });
  },
};

export const SellSide: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(radio(canvasElement, 1));
    await write(canvasElement, 'quantity', '0.1');
    await expect(canvasElement).toHaveTextContent('Sellable');
    await expect(canvasElement).toHaveTextContent('0.1142');
    // 0.1 × 97,412.6 less 0.1 %: the fee is in USDT and rounds up.
    await expect(canvasElement).toHaveTextContent('9.7413');
    await expect(canvasElement).toHaveTextContent('9,731.5187');
  },
};

export const MarketOrder: Story = {
  play: async ({ canvasElement }) => {
    await chooseMarket(canvasElement);
    await expect(canvasElement.querySelector('input[name=price]')).toBeNull();
    await write(canvasElement, 'quantity', '0.1');
    await expect(canvasElement).toHaveTextContent('Est. fill price97,412.7');
    await expect(canvasElement).toHaveTextContent('Worst price97,899.7');
    await expect(canvasElement).toHaveTextContent('Slippage0.00%');
  },
};

/** A market order that slips by 5 % or more asks again, with the number and the cost. */
export const MarketOrderSlips: Story = {
  args: { book: fixedSource(thinBook) },
  play: async ({ canvasElement, args }) => {
    await chooseMarket(canvasElement);
    await write(canvasElement, 'quantity', '0.02');
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible());
    const sheet = dialog({ canvasElement });
    await expect(within(canvasElement).getByRole('dialog')).toHaveTextContent('6.25%');
    await expect(within(canvasElement).getByRole('dialog')).toHaveTextContent('60.873');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** From 10 % on a market order is stopped; one tap makes it a limit order. */
export const MarketOrderBlocked: Story = {
  args: { book: fixedSource(thinBook) },
  play: async ({ canvasElement, args }) => {
    await chooseMarket(canvasElement);
    await write(canvasElement, 'quantity', '0.05');
    await expect(submitButton(canvasElement)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use a limit order' }));
    await expect(field(canvasElement, 'price')).toBeVisible();
  },
};

export const History: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('tab')[1]!);
    const list = within(within(canvasElement).getByRole('tabpanel')).getAllByRole('listitem');
    await expect(list).toHaveLength(pastOrders.length);
    await expect(list[0]).toHaveTextContent('0.00025');
    await expect(list[0]).toHaveTextContent('97,399.1');
  },
};

export const HistoryEmpty: Story = {
  args: { pastOrders: rows([]) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('tab')[1]!);
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent(
      'No order has been completed or cancelled yet.',
    );
  },
};

export const QuantityMissing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(field(canvasElement, 'quantity')).toHaveFocus());
    await expect(field(canvasElement, 'quantity')).toHaveAccessibleDescription(
      'please enter the purchase quantity',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The rule is named, and one tap on the nearest valid value mends it. */
export const StepInvalid: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'price', '97410.25');
    await write(canvasElement, 'quantity', '0.06405');
    await expect(field(canvasElement, 'quantity')).toHaveAccessibleDescription(/Use steps of 0\.0001/);
    await expect(field(canvasElement, 'price')).toHaveAccessibleDescription(/Use steps of 0\.1/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use 0.064' }));
    await expect(field(canvasElement, 'quantity')).toHaveValue('0.064');
    await expect(field(canvasElement, 'price')).toHaveAccessibleDescription(/Use steps of 0\.1/);
  },
};

export const UnderMinimum: Story = {
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'price', '20000');
    await write(canvasElement, 'quantity', '0.0001');
    await expect(field(canvasElement, 'quantity')).toHaveAccessibleDescription(
      /Amount can not be less than 5 USDT/,
    );
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InsufficientBalance: Story = {
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'quantity', '1');
    const button = submitButton(canvasElement);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Insufficient balance');
    await expect(within(canvasElement).getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Transfer' })).toBeVisible();
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NotEnoughToSell: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(radio(canvasElement, 1));
    await write(canvasElement, 'quantity', '1');
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription('not enough to sell');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use max.' }));
    await expect(field(canvasElement, 'quantity')).toHaveValue('0.1142');
    await expect(submitButton(canvasElement)).not.toHaveAttribute('aria-disabled');
  },
};

/** A limit price far from the market is sent only after a second yes. */
export const PriceFarFromMarket: Story = {
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'price', '103000');
    await write(canvasElement, 'quantity', '0.1');
    await expect(canvasElement).toHaveTextContent('This price is 5.74% away from the market');
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible());
    await expect(within(canvasElement).getByRole('dialog')).toHaveTextContent('558.74');
    await userEvent.click(dialog({ canvasElement }).getByRole('button', { name: 'Change' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible());
    await userEvent.click(dialog({ canvasElement }).getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const PairClosed: Story = {
  args: { pair: ready({ ...pair, open_coin_trade: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription('Trading of this pair is closed');
    await expect(field(canvasElement, 'quantity')).toBeDisabled();
  },
};

export const Submitting: Story = {
  args: { submission: { state: 'sending' } },
  play: async ({ canvasElement, args }) => {
    const button = submitButton(canvasElement);
    await expect(button).toHaveTextContent('Sending');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitted: Story = {
  args: { openOrders: rows(openOrders) },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'quantity', '0.064');
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByText('Order placed')).toBeVisible());
    await expect(field(canvasElement, 'quantity')).toHaveValue('');
    const first = within(within(canvasElement).getByRole('tabpanel')).getAllByRole('listitem')[0];
    await expect(first).toHaveTextContent('Waiting');
  },
};

export const SubmitFailed: Story = {
  args: { onSubmit: fn(async (): Promise<Outcome> => ({ state: 'refused', message: undefined })) },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'quantity', '0.064');
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByText('Failed to submit')).toBeVisible());
    await expect(field(canvasElement, 'quantity')).toHaveValue('0.064');
  },
};

const draft = {
  pair: rulesPair(pair),
  side: 'buy',
  kind: 'limit',
  price: '97410',
  quantity: '0.064',
} as const;

/** Being checked; only the person's own tap sends it again. */
export const SubmitUnknown: Story = {
  args: { submission: { state: 'checking', draft } },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('We are checking whether your order arrived');
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send again' }));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
  },
};

export const SubmitNotFound: Story = {
  args: { submission: { state: 'notFound', draft } },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('Your order did not arrive');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Leave it' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const PartlyFilled: Story = {
  args: { openOrders: rows([partlyFilledOrder]) },
  play: async ({ canvasElement }) => {
    const order = within(within(canvasElement).getByRole('tabpanel')).getByRole('listitem');
    await expect(order).toHaveTextContent('0.0360 of 0.1200 filled, average price 96,795');
    await expect(within(order).getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const ConfirmCancel: Story = {
  args: { openOrders: rows([partlyFilledOrder]), onCancel: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }));
    const sheet = within(canvasElement).getByRole('dialog');
    await expect(sheet).toHaveTextContent('BTC/USDT');
    await expect(sheet).toHaveTextContent('0.084');
    await expect(sheet).toHaveTextContent('8,131.20');
    const keep = within(sheet).getByRole('button', { name: 'Keep' }).getBoundingClientRect();
    const cancel = within(sheet).getByRole('button', { name: 'Cancel order' });
    await expect(Math.round(cancel.getBoundingClientRect().width)).toBe(Math.round(keep.width));
    await expect(Math.round(cancel.getBoundingClientRect().height)).toBe(Math.round(keep.height));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.dblClick(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const BookCatchingUp: Story = {
  args: { book: fixedSource<Book>({ ...book, state: 'catchingUp' }) },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(canvasElement).toHaveTextContent('The order book is being rebuilt');
    await expect(within(table).queryAllByRole('button')).toHaveLength(0);
  },
};

/** Between 3 and 15 seconds a market order asks again. */
export const Delayed: Story = {
  args: { freshness: { level: 'delayed', ageSeconds: 6 } },
  play: async ({ canvasElement, args }) => {
    await chooseMarket(canvasElement);
    await write(canvasElement, 'quantity', '0.1');
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog({ canvasElement }).getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Stale: Story = {
  args: { freshness: { level: 'stale', ageSeconds: 140 } },
  play: async ({ canvasElement, args }) => {
    await chooseMarket(canvasElement);
    await write(canvasElement, 'quantity', '0.1');
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription(/Price out of date/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use a limit order' }));
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Offline: Story = {
  args: {
    isOffline: true,
    freshness: { level: 'stale', ageSeconds: 140 },
    offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} />,
  },
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'quantity', '0.1');
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription('You are offline');
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const cancel of within(canvasElement).getAllByRole('button', { name: 'Cancel' }))
      await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A price a thousandth of a cent, and the longest figures. */
export const TinyPrice: Story = {
  args: {
    symbol: 'PEPE/USDT',
    pair: ready(pairOf('PEPE/USDT')),
    live: fixedSource(pairOf('PEPE/USDT')),
    book: fixedSource<Book>({
      ...book,
      asks: [['0.00001174', '1224508861']],
      bids: [['0.00001172', '24508861342']],
    }),
    available: { base: '118244906', quote: '12480.5' },
    openOrders: rows(openOrders.slice(3)),
    pastOrders: rows([filledOrder]),
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'quantity', '5000000');
    await expect(field(canvasElement, 'total')).toHaveValue('58.65');
  },
};

export const NarrowGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };

/** A link of the chart's page: its side and a price of the book are filled in. */
export const FromTheChart: Story = {
  args: { start: { side: 'sell', price: '97420' } },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'price')).toHaveValue('97420');
    await expect(within(canvasElement).getByRole('radio', { name: 'Sell' })).toBeChecked();
    await write(canvasElement, 'quantity', '0.01');
    await expect(field(canvasElement, 'total')).toHaveValue('974.2');
  },
};

/** With text twice as large the ticket stands above the book. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    const ticket = canvasElement.querySelector('form')!.getBoundingClientRect();
    const table = within(canvasElement).getByRole('table').getBoundingClientRect();
    await expect(table.top).toBeGreaterThanOrEqual(ticket.bottom);
  },
};

export const PicksPair: Story = {
  args: { openOrders: rows([placeSpotOrder]) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose another pair/ }));
    await userEvent.click(dialog({ canvasElement }).getByRole('button', { name: /ETH\/USDT/ }));
    await expect(args.onPickPair).toHaveBeenCalledWith('ETH/USDT');
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

export const ShownOrder: Story = {
  args: { shownOrder: { order: ready(spotOrder(filledOrder)), onClose: fn() } },
  play: async ({ canvasElement, args }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog', { name: 'Order' }));
    await expect(sheet.getByText('Completed')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(args.shownOrder!.onClose).toHaveBeenCalled();
  },
};

export const ShownOrderUnknown: Story = {
  args: { shownOrder: { order: ready(undefined), onClose: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sentence = await canvas.findByText('There is no order of this number in your account.');
    await waitFor(() => expect(sentence).toBeVisible());
  },
};
