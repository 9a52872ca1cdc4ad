import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bankCard } from '../../../contracts/examples/bank.ts';
import { appealedOrder, otcOffers, otcOrder, paidOrder } from '../../../contracts/examples/otc.ts';
import type { OtcOffer, OtcOrder } from '../../../src/api/otc.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { OtcBuyView } from '../../../src/screens/otc/OtcBuyView.tsx';
import type { OtcBasics } from '../../../src/screens/otc/OtcFormParts.tsx';
import type { OtcValues } from '../../../src/screens/otc/otcForm.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import {
  at,
  commandStories,
  fault,
  idleCommand,
  inDialog,
  never,
} from '../../components/command/commandStories.tsx';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, withToasts } from '../../toasts.tsx';
import { purchase, sale } from './otcStories.ts';

const filled: OtcValues = { offer: '1', means: 'money', value: '500', price: '0.924' };
const sold: OtcValues = { offer: '2', means: 'number', value: '1000', price: '0.918' };
const states = commandStories<OtcValues, OtcOrder>(filled, /^Buy/);
const sales = commandStories<OtcValues, OtcOrder>(sold, /^Sell/);
const { drafted, press, pressInvalid } = states;

const buys = (offer: Partial<OtcOffer> = {}) =>
  ready<OtcBasics>({ offer: { ...purchase, ...offer }, card: undefined, available: undefined });
const sells = (basics: Partial<OtcBasics> = {}) =>
  ready<OtcBasics>({ offer: sale, card: bankCard, available: '12480.5', ...basics });
const verified = { basic: 2, advanced: 2 };

const meta = {
  title: 'screens/otc/OtcBuy',
  component: OtcBuyView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    command: drafted(),
    basics: buys(),
    asked: '',
    levels: verified,
    isClosed: false,
    aheadMs: 0,
    gone: {
      last: undefined,
      typed: undefined,
      others: [],
      offersHref: '#offers',
      offerHref: ({ id }) => `#offer${id}`,
    },
    unfinished: ready([
      { ...otcOrder, expire_time: (at + 1_458_000) / 1000 },
      { ...paidOrder, id: 2 },
      { ...appealedOrder, id: 3 },
    ]),
    onUnfinished: fn(),
    links: { orders: '#orders', order: ({ id }) => `#order${id}`, card: '#card', addCard: '#addCard' },
    isOffline: false,
    onVerify: fn(),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof OtcBuyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { basics: loading },
  parameters: rests({ has: [`.${skeleton.bar}`], shows: ['P2P trading'] }),
};

export const Failed: Story = {
  args: { basics: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The offer could not be loaded', 'Try again'] }),
};

/** 500 / 0.924 = 541.12554112…, rounded down at eight decimals; 5 of 417 orders failed. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['Buy USDT', 'Aldine Exchange', '412', '98.8%', 'Releases in', '7 min'],
      ...['5 of 417 orders were not completed.', '0.924 EUR / USDT', 'Held 0:48', 'You pay', '541.12554112'],
      ...['Limit 20.00 to 5,000.00 EUR · 48,210.50 USDT available', 'Bank transfer', 'own name'],
      ...['None', '30 minutes', 'You receive, in your Spot account', '541.12554112 USDT'],
      ...['The merchant’s coins are locked', 'Buy 541.12554112 USDT for 500.00 EUR'],
    ],
    hides: ['program'],
  }),
};

export const Untouched: Story = {
  name: 'Form empty',
  args: { command: idleCommand },
  parameters: rests({ shows: ['Held 0:48', 'Buy USDT', 'All'], hides: ['541.12554112'] }),
};

/** 1,000 × 0.918 = 918. */
export const SellSide: Story = {
  args: { basics: sells(), command: sales.drafted() },
  parameters: rests({
    shows: [
      ...['Sell USDT', 'Pays in', '11 min', 'You sell', '0.918 EUR / USDT', '918.00 EUR'],
      ...['sellable 12,480.50 USDT', 'Sample Bank Köln', '•••• 3000', 'The merchant has to pay within'],
      ...['1,000.00 USDT is locked when the order opens.', 'Sell 1,000.00 USDT for 918.00 EUR'],
    ],
  }),
};

export const AmountMissing: Story = {
  args: { command: drafted({ value: '' }) },
  parameters: rests({ shows: ['Enter an amount or a quantity'], focus: 'You pay' }),
  play: pressInvalid,
};

/** Only 1,000 USDT are left, at 0.924 worth 924 EUR: less than the maximum. */
export const OutsideLimits: Story = {
  args: { basics: buys({ surplus_number: '1000' }), command: drafted({ value: '924.01' }) },
  parameters: rests({ shows: ['Enter between 20.00 and 924.00 EUR', 'Use 924'], focus: 'You pay' }),
  play: pressInvalid,
};

/** 19.99 / 0.924 = 21.634…: below 20 EUR. */
export const UnderLimit: Story = {
  args: { command: drafted({ means: 'number', value: '21.63' }) },
  parameters: rests({
    shows: ['Enter between 20.00 and 5,000.00 EUR', 'Use 21.64502165'],
    focus: 'You receive',
  }),
  play: pressInvalid,
};

export const NotEnoughToSell: Story = {
  args: { basics: sells({ available: '999.99' }), command: sales.drafted() },
  parameters: rests({
    shows: ['You don’t have enough to sell. Enter a smaller quantity', 'sellable 999.99 USDT'],
  }),
  play: sales.pressDisabled,
};

/** 500 / 0.926 = 539.95680345…; the first offer is the one that is gone. */
export const OfferGone: Story = {
  args: {
    basics: ready(undefined),
    gone: {
      last: purchase,
      typed: { means: 'money', value: '500' },
      others: otcOffers.list,
      offersHref: '#offers',
      offerHref: ({ id }) => `#offer${id}`,
    },
  },
  parameters: rests({
    shows: [
      ...['This offer is no longer available.', 'No order was opened and nothing was locked.'],
      ...['Other offers', 'Bering Trade', '539.95680345 USDT', '0.926 EUR', 'Back to the offers'],
    ],
    hides: ['Aldine Exchange', 'Held'],
  }),
};

/** Less than the minimum is left. */
export const SoldOut: Story = {
  args: { basics: buys({ surplus_number: '21' }) },
  parameters: rests({ shows: ['This offer is no longer available.', 'Back to the offers'], hides: ['Held'] }),
};

/** A side that this version does not know cannot be ordered. */
export const UnknownSide: Story = {
  name: 'Offer cannot be ordered',
  args: {
    basics: buys({ type: 'swap' }),
    gone: {
      last: { ...purchase, type: 'swap' },
      typed: undefined,
      others: [],
      offersHref: '#offers',
      offerHref: () => '#offer',
    },
  },
  parameters: rests({ shows: ['Being checked (swap)', 'Back to the offers'] }),
};

export const SubmitFailed: Story = {
  name: 'Order refused',
  ...states.refused(['Buy 541.12554112 USDT for 500.00 EUR']),
};

export const Submitting: Story = { name: 'Sending', ...states.submitting('Submitting') };

/** Said before anything is typed. */
export const KycRequired: Story = {
  name: 'Verification required',
  args: { levels: { basic: 2, advanced: 0 }, command: idleCommand },
  parameters: rests({
    dialog: 'Complete your verification first',
    shows: ['Basic verification', 'Verified', 'Advanced verification', 'Go to verification', 'Not now'],
  }),
  play: async ({ canvasElement }) => {
    const modal = await within(canvasElement).findByRole('alertdialog');
    await waitFor(() => expect(modal.contains(document.activeElement)).toBe(true));
    blurField();
  },
};

export const CardMissing: Story = {
  args: { basics: sells({ card: undefined }), command: idleCommand },
  parameters: rests({
    shows: ['Link a bank account first.', 'Link bank account', 'You’ll come back here afterwards.'],
    hides: ['•••• 3000'],
  }),
};

/** The price of an offer that is read again: 500 / 0.93 = 537.63440860…. */
function Repriced(props: Parameters<typeof OtcBuyView>[0] & { price: string }) {
  const [isLater, setLater] = useState(false);
  return (
    <>
      <OtcBuyView
        {...props}
        basics={isLater ? buys({ price: props.price, price_until_ms: at + 60_000 }) : buys()}
      />
      <button type="button" hidden data-testid="later" onClick={() => setLater(true)} />
    </>
  );
}

export const PriceChanged: Story = {
  render: (args) => <Repriced {...args} price="0.93" />,
  parameters: rests({
    dialog: 'The price has changed',
    shows: [
      ...['No order was opened.', '0.924', '0.930', '541.12554112', '537.6344086', '500.00'],
      ...['Continue at 0.930 EUR', 'Not now'],
    ],
  }),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByTestId('later').click();
    await inDialog({ canvasElement });
  },
};

export const SubmitUnknown: Story = {
  name: 'No answer after Send',
  ...states.looked('checking', {
    shows: [
      'We’re checking whether your order was received.',
      'Buy 541.12554112 USDT for 500.00 EUR. We won’t resend it for you',
      'Your last order is being checked.',
    ],
  }),
};

/** A back end without command ids: the user decides. */
export const SubmitUnknowable: Story = {
  name: 'No answer after Send, similar order found',
  ...states.looked('unknowable', { shows: ['We found an order like yours.', '108.22510822 USDT'] }, [
    otcOrder,
  ]),
};

export const TooManyOpen: Story = {
  args: {
    command: drafted({}, { onSubmit: fn(async (): Promise<Refused> => ({ reason: 'otc.unfinished' })) }),
  },
  parameters: rests({
    dialog: 'Finish your open orders first',
    shows: [
      ...['You can have 3 unfinished orders at a time', 'Pay now', '24:18 left', 'Waiting for release'],
      ...['Appeal', 'Back to the offer', 'P2P orders'],
    ],
  }),
  async play(place) {
    await press(place);
    await inDialog(place);
  },
};

/** A merchant without orders, which is a program. */
export const Sandbox: Story = {
  args: {
    basics: buys({ deal_count: 0, failed_count: 0, answer_seconds: undefined, is_sandbox: true }),
    command: idleCommand,
  },
  parameters: rests({
    shows: ['Sandbox program', 'Sandbox: this merchant is a program.', '—'],
    hides: ['not completed'],
  }),
};

/** A back end that does not say how long the price holds. */
export const UnknownHold: Story = {
  name: 'Length of the price hold not stated',
  args: { basics: buys({ price_until_ms: undefined }) },
  parameters: rests({ shows: ['0.924 EUR / USDT'], hides: ['Held', 'Checking the price'] }),
};

export const PriceRead: Story = {
  name: 'Price loaded',
  args: { basics: buys({ price_until_ms: at - 1 }) },
  parameters: rests({ shows: ['Checking the price'], hides: ['Held'] }),
};

export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({ shows: ['Not offered in your region', 'Go back'], hides: ['Held'] }),
};

export const Offline: Story = states.offline(['Buy 541.12554112 USDT for 500.00 EUR']);

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });

/** The field typed last is what is sent, at the price that stands on the page. */
export const LinkedAmounts: Story = {
  args: { command: idleCommand },
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'You pay'), '500');
    await expect(field(canvasElement, 'You receive')).toHaveValue('541.12554112');
    await userEvent.clear(field(canvasElement, 'You receive'));
    await userEvent.type(field(canvasElement, 'You receive'), '100');
    // 100 × 0.924.
    await expect(field(canvasElement, 'You pay')).toHaveValue('92.4');
    await press({ canvasElement });
    await waitFor(() =>
      expect(args.command.onSubmit).toHaveBeenCalledWith({
        offer: '1',
        means: 'number',
        value: '100',
        price: '0.924',
      }),
    );
  },
};

/** Only one order leaves, however often the button is tapped. */
export const DoubleTap: Story = {
  args: { command: drafted({}, { onSubmit: fn(never) }) },
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Buy/ });
    await userEvent.dblClick(button);
    await waitFor(() => expect(args.command.onSubmit).toHaveBeenCalledTimes(1));
  },
};

/** A refused price is confirmed first; then the new one is sent. */
export const ConfirmsPrice: Story = {
  args: {
    command: drafted(
      {},
      {
        onSubmit: fn(async ({ price }: OtcValues): Promise<Refused | undefined> =>
          price === '0.93' ? undefined : { reason: 'otc.priceChanged', values: { price: '0.93' } },
        ),
      },
    ),
  },
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await press({ canvasElement });
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Not now' }));
    await within(canvasElement).findByText('Price changed');
    // The old price is not sent again: the question is asked again.
    await press({ canvasElement });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Continue at 0\.93/ }));
    await within(canvasElement).findByText('0.93 EUR / USDT');
    await press({ canvasElement });
    await waitFor(() => expect(args.command.onSubmit).toHaveBeenCalledTimes(2));
    await expect(args.command.onSubmit).toHaveBeenLastCalledWith({ ...filled, price: '0.93' });
  },
};

/** With an empty form there is nothing to confirm. */
export const ShowsNewPrice: Story = {
  args: { command: idleCommand },
  render: PriceChanged.render!,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByTestId('later').click();
    await within(canvasElement).findByText('0.93 EUR / USDT');
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

/** All of an offer whose rest is worth less than its maximum: 1,000.1 × 0.924 = 924.0924, cut to 924.09. */
export const TakesAll: Story = {
  args: { basics: buys({ surplus_number: '1000.1' }), command: idleCommand },
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'All' }));
    await expect(field(canvasElement, 'You pay')).toHaveValue('924.09');
    await press({ canvasElement });
    await waitFor(() => expect(args.command.onSubmit).toHaveBeenCalledWith({ ...filled, value: '924.09' }));
  },
};

/** The greatest sale is limited by the balance. */
export const SellsMax: Story = {
  args: { basics: sells({ available: '250.123456789' }), command: idleCommand },
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Max' }));
    await sales.press({ canvasElement });
    await waitFor(() =>
      expect(args.command.onSubmit).toHaveBeenCalledWith({ ...sold, value: '250.12345678' }),
    );
  },
};

export const AsksForVerification: Story = {
  ...KycRequired,
  args: { levels: { basic: 2, advanced: 0 } },
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Not now' }));
    await press({ canvasElement });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Go to verification' }));
    await expect(args.onVerify).toHaveBeenCalled();
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
  },
};
