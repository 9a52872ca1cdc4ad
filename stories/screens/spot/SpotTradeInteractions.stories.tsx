import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pair } from '../../../contracts/examples/market.ts';
import { placeSpotOrder } from '../../../contracts/examples/spot.ts';
import { SpotTradeView } from '../../../src/screens/spot/SpotTradeView.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { rows, spotTrade } from './spotTrade.tsx';
import * as states from './SpotTrade.stories.tsx';
import {
  chooseMarket,
  chooseSell,
  field,
  pressInDialog,
  sentOrder,
  submitAndBeAsked,
  submitButton,
  write,
} from './ticketSteps.ts';

const meta = {
  title: 'screens/spot/SpotTrade',
  component: SpotTradeView,
  ...spotTrade,
} satisfies Meta<typeof SpotTradeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quote controlled by the story. */
function movingQuote() {
  let quote = pair;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => quote,
    move: (now_price: string) => {
      quote = { ...quote, now_price };
      for (const listener of listeners) listener();
    },
  };
}
const moving = movingQuote();

/** Header and book change together, at any market speed. */
export const ShowsOneLastPrice: Story = {
  tags: ['interaction'],
  args: { live: moving },
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.textContent.split('97,431.7').length - 1;
    moving.move('97420.1');
    moving.move('97431.7');
    await waitFor(() => expect(shown()).toBeGreaterThan(0));
    await expect(shown()).toBe(2);
  },
};

export const OpensPairsOfUnknown: Story = {
  tags: ['interaction'],
  args: states.UnknownPair.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a pair' }));
    await expect(await within(canvasElement).findByRole('dialog')).toBeVisible();
  },
};

export const RetriesPair: Story = {
  tags: ['interaction'],
  args: states.Failed.args,
  play: async ({ canvasElement, args }) => {
    const retry = args.pair.state === 'failed' ? args.pair.retry : undefined;
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const RetriesBalance: Story = {
  tags: ['interaction'],
  args: states.BalanceFailed.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: 'Try again' })[0]!);
    await expect(args.onRetryBalance).toHaveBeenCalledOnce();
  },
};

export const RetriesUnsaidBalance: Story = {
  ...RetriesBalance,
  args: states.BalanceUnsaid.args,
};

/** In the 450 px above a keyboard, the input, fee, receipt and button fit above the tab bar. */
/** More than the balance: the reason replaces the receipt, and nothing above the field moves. */
export const TypesTooMuchBesideTheButton: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const quantity = field(canvasElement, 'quantity');
    await userEvent.type(quantity, '0.01');
    const { top } = submitButton(canvasElement).getBoundingClientRect();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '50');
    await expect(submitButton(canvasElement)).toHaveAccessibleDescription('Insufficient balance');
    await expect(submitButton(canvasElement).getBoundingClientRect().top).toBe(top);
    const said = within(canvasElement).getAllByText('Insufficient balance');
    await expect(said.filter((node) => node.checkVisibility())).toHaveLength(1);
    await expect(within(canvasElement).queryByRole('button', { name: 'Use max.' })).toBeNull();
  },
};

export const TypesBesideTheButton: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' } },
  args: states.Ready.args,
  play: async ({ canvasElement }) => {
    const quantity = field(canvasElement, 'quantity');
    await userEvent.click(quantity);
    const button = submitButton(canvasElement);
    const action = button.parentElement!;
    const bar = within(canvasElement).getByRole('navigation');
    await expect(getComputedStyle(action).position).toBe('sticky');
    await expect(action).toHaveTextContent(/Fee 0\.10%.*You receive.*Buy BTC/);
    const { bottom } = button.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    await expect(action.offsetHeight + bar.offsetHeight + 3 * quantity.offsetHeight).toBeLessThan(450);
  },
};

/** Price, quantity, total and the slider stay consistent. */
export const FiguresFollowEachOther: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /97,410\.6/ }));
    await expect(field(canvasElement, 'price')).toHaveValue('97,410.6');
    await write(canvasElement, 'total', '1000');
    await expect(field(canvasElement, 'quantity')).toHaveValue('0.0102');
    await write(canvasElement, 'quantity', '0.064');
    await expect(field(canvasElement, 'total')).toHaveValue('6,234.2784');
    for (const words of ['0.1281', '0.000064', '0.063936'])
      await expect(canvasElement).toHaveTextContent(words);
    await expect(within(canvasElement).getByRole('slider')).toHaveValue('50');
  },
};

export const FiguresOfTinyPrice: Story = {
  tags: ['interaction'],
  args: { ...states.TinyPrice.args, draft: undefined },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'quantity', '5000000');
    await expect(field(canvasElement, 'total')).toHaveValue('58.65');
  },
};

export const CountsByPriceOfTheChart: Story = {
  tags: ['interaction'],
  args: states.FromTheChart.args,
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'quantity', '0.01');
    await expect(field(canvasElement, 'total')).toHaveValue('974.2');
  },
};

export const ChoosesSell: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await chooseSell(canvasElement);
    await write(canvasElement, 'quantity', '0.1');
    for (const words of ['Available to sell', '0.1142', '9.74126', '9,731.51874'])
      await expect(canvasElement).toHaveTextContent(words);
  },
};

/** A typed price applies to one side; a price of the book applies to both. */
export const TypesPriceForOneSide: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await chooseSell(canvasElement);
    await write(canvasElement, 'price', '99000');
    await userEvent.click(canvas.getByRole('radio', { name: 'Buy' }));
    await expect(field(canvasElement, 'price')).toHaveValue('97,412.6');
    await userEvent.click(canvas.getByRole('button', { name: /97,410\.6/ }));
    await chooseSell(canvasElement);
    await expect(field(canvasElement, 'price')).toHaveValue('97,410.6');
  },
};

/** The displayed fee is never below the fee charged. */
export const ShowsEveryDigitOfAnEstimatedFee: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await chooseMarket(canvasElement);
    await write(canvasElement, 'quantity', '0.0037');
    await expect(canvasElement).toHaveTextContent(/Fee 0\.10%≈ 0\.0000037 BTC/);
  },
};

export const ChoosesMarketOrder: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await chooseMarket(canvasElement);
    await expect(canvasElement.querySelector('input[name=price]')).toBeNull();
    await write(canvasElement, 'quantity', '0.1');
    for (const words of ['Est. fill price≈ 97,412.7', 'Worst price97,899.7', 'Slippage≈ 0.00%'])
      await expect(canvasElement).toHaveTextContent(words);
  },
};

export const PlacesSlippingOrder: Story = {
  tags: ['interaction'],
  args: states.MarketOrderSlips.args,
  play: async ({ canvasElement, args }) => {
    await submitAndBeAsked(canvasElement);
    await pressInDialog(canvasElement, 'Place order');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** One tap turns the stopped order into a limit order. */
export const StopsSlippingOrder: Story = {
  tags: ['interaction'],
  args: states.MarketOrderBlocked.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use a limit order' }));
    await expect(field(canvasElement, 'price')).toBeVisible();
  },
};

/** The field accepts a value off the step; one tap on the nearest valid value corrects it. */
export const MendsStep: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'price', '97410.25');
    await write(canvasElement, 'quantity', '0.06405');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use 0.064' }));
    await expect(field(canvasElement, 'quantity')).toHaveValue('0.064');
    await expect(field(canvasElement, 'price')).toHaveAccessibleDescription(/Use multiples of 0\.1/);
  },
};

export const HoldsBackSmallOrder: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'price', '20000');
    await write(canvasElement, 'quantity', '0.0001');
    await expect(field(canvasElement, 'quantity')).toHaveAccessibleDescription(/Minimum: 5 USDT/);
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const HoldsBackUncoveredOrder: Story = {
  tags: ['interaction'],
  args: states.InsufficientBalance.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const HoldsBackOffline: Story = {
  tags: ['interaction'],
  args: states.Offline.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SellsLargest: Story = {
  tags: ['interaction'],
  args: states.NotEnoughToSell.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use max.' }));
    await expect(field(canvasElement, 'quantity')).toHaveValue('0.1142');
    await expect(submitButton(canvasElement)).not.toHaveAttribute('aria-disabled');
  },
};

/** A limit price far from the market is sent only after a confirmation. */
export const AsksAgainFarFromMarket: Story = {
  tags: ['interaction'],
  args: states.PriceFarFromMarket.args,
  play: async ({ canvasElement, args }) => {
    await expect(await submitAndBeAsked(canvasElement)).toHaveTextContent('558.74');
    await pressInDialog(canvasElement, 'Change');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await submitAndBeAsked(canvasElement);
    await pressInDialog(canvasElement, 'Place order');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const AsksAgainWhileDelayed: Story = {
  tags: ['interaction'],
  args: states.Delayed.args,
  play: async ({ canvasElement, args }) => {
    await submitAndBeAsked(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await pressInDialog(canvasElement, 'Place order');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const PlacesLimitOrderWhileStale: Story = {
  tags: ['interaction'],
  args: states.Stale.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use a limit order' }));
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** Repeated taps before the answer place one order. */
export const DoubleTap: Story = {
  tags: ['interaction'],
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'quantity', '0.064');
    const button = submitButton(canvasElement);
    await userEvent.dblClick(button);
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 50));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...sentOrder, price: '97412.6' });
  },
};

/** The second of two taps causes no error of an empty ticket if the first is answered before it. */
export const SecondTapAfterAnswer: Story = {
  tags: ['interaction'],
  args: states.Submitted.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    const canvas = within(canvasElement);
    await waitFor(() => expect(field(canvasElement, 'quantity')).toHaveValue(''));
    await userEvent.click(submitButton(canvasElement));
    await new Promise((done) => setTimeout(done, 50));
    await expect(canvas.getByText(/^Order placed/)).toBeVisible();
    await expect(canvas.queryByText('Enter a quantity to buy')).toBeNull();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const TapWhileSending: Story = {
  tags: ['interaction'],
  args: states.Submitting.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Only the user's own tap sends it again. */
export const SendsAgainByHand: Story = {
  tags: ['interaction'],
  args: states.SubmitUnknown.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send again' }));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
  },
};

export const LeavesLostOrder: Story = {
  tags: ['interaction'],
  args: states.SubmitNotFound.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const CancelsOnce: Story = {
  tags: ['interaction'],
  args: states.ConfirmCancel.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }));
    const sheet = within(within(canvasElement).getByRole('dialog'));
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const PicksPair: Story = {
  tags: ['interaction'],
  args: { openOrders: rows([placeSpotOrder]) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose another pair/ }));
    await pressInDialog(canvasElement, /ETH\/USDT/);
    await expect(args.onPickPair).toHaveBeenCalledWith('ETH/USDT');
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

export const ClosesShownOrder: Story = {
  tags: ['interaction'],
  args: states.ShownOrder.args,
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('dialog', { name: 'Order' });
    await pressInDialog(canvasElement, 'Close');
    await expect(args.shownOrder!.onClose).toHaveBeenCalled();
  },
};

export const LoadsMoreFills: Story = {
  tags: ['interaction'],
  args: states.ShownOrderOfManyFills.args,
  play: async ({ canvasElement, args }) => {
    await pressInDialog(canvasElement, 'Load more');
    await expect(args.shownOrder!.onMoreFills).toHaveBeenCalledOnce();
  },
};

/** A tap on the name of a past order shows its details. */
export const OpensAnOrder: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'BTC/USDT, order details' })[0]!);
    await expect(args.onOpenOrder).toHaveBeenCalledOnce();
  },
};

export const CancelsAllOnce: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel all 2 / }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Cancel 2 orders?' }));
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Cancel all' }));
    await expect(args.onCancelAll).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Eight decimals would break the row; a tap shows all digits. */
export const ShowsMoneyExactly: Story = {
  tags: ['interaction'],
  args: { balances: ready([{ code: 'USDT', free: '9312.77411998', held: '0' }]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Balances' }));
    await userEvent.click(canvas.getByRole('button', { name: '9,312.77…\u00a0USDT' }));
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('9,312.77411998 USDT');
  },
};
