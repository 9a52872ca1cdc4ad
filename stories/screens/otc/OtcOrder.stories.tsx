import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import * as examples from '../../../contracts/examples/otc.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import { OtcOrderView } from '../../../src/screens/otc/order/OtcOrderView.tsx';
import { failed, loading } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { at, fault, inDialog, offline } from '../../components/command/commandStories.tsx';
import { withoutCopying } from '../../clipboard.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, withToasts } from '../../toasts.tsx';
import { formsWith, idle, orderOf, pictureOf, props } from './otcOrder.tsx';

const meta = {
  title: 'screens/otc/OtcOrder',
  component: OtcOrderView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: props,
} satisfies Meta<typeof OtcOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Place = Parameters<NonNullable<Story['play']>>[0];

const file = { name: 'transfer.jpg', bytes: 1_204_110, image: undefined };
const sent = '100.00 EUR';
const bought = '108.22510822 USDT';
const opens =
  (name: string) =>
  async (place: Place): Promise<void> => {
    await userEvent.click(await within(place.canvasElement).findByRole('button', { name }));
    await inDialog(place);
  };

async function type(place: Place, label: RegExp, text: string): Promise<void> {
  await userEvent.type(await within(place.canvasElement).findByLabelText(label), text);
}

async function tick(place: Place, ...lines: RegExp[]): Promise<void> {
  for (const name of lines)
    await userEvent.click(await within(place.canvasElement).findByRole('checkbox', { name }));
}

async function fillPaid(place: Place): Promise<void> {
  await opens('I have paid')(place);
  await tick(place, /transfer is sent/, /in my own name/);
  await type(place, /Transaction number/, 'TRX 42');
  blurField();
}

export const Loading: Story = {
  args: { order: loading },
  parameters: rests({ has: [`.${content.group.facts}`], shows: ['P2P order'] }),
};

export const Failed: Story = {
  args: { order: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The order could not be loaded', 'Try again'] }),
};

/** The order of another user counts as missing. */
export const Missing: Story = {
  name: 'Order not found',
  args: { order: { state: 'ready', data: null } },
  parameters: rests({ shows: ['This order does not exist', 'Show my orders'], hides: ['I have paid'] }),
};

export const Ready: Story = {
  tags: ['modes'],
  args: { unread: 2 },
  parameters: rests({
    shows: [
      ...['Buy 108.22510822 USDT', '11:19', 'left', 'Pay 100.00 EUR to Aldine Exchange', 'You pay'],
      ...['Account holder', 'Sample Bank Köln', 'DE00 0000 0000 0000 0000 01', '452509286800110'],
      ...['Bank transfer', '0.924', 'Use your own bank account.', 'Lena Marie Hartmann', 'Cancel order'],
    ],
    has: [
      'a[aria-label="Chat about this order, 2 new messages"]',
      'button[aria-label="Copy Account number"]',
    ],
    hides: ['Less than 5 minutes left.', 'Sandbox merchant'],
  }),
};

export const Sandbox: Story = {
  args: { order: orderOf({ is_sandbox: true }) },
  parameters: rests({
    shows: ['Sandbox merchant: a program that answers within a few seconds. Do not send real money.'],
  }),
};

export const SellerWaiting: Story = {
  args: { order: orderOf({ ...examples.saleOrder, expire_time: at / 1000 + 900 }) },
  parameters: rests({
    shows: [
      ...['Sell 100.00 USDT', '15:00', 'Waiting for Aldine Exchange to pay', 'Merchant pays', 'Chat'],
      ...['100.00 USDT is locked and still yours.', '91.80 EUR'],
    ],
    hides: ['Cancel order', 'I have paid', 'Money is there'],
  }),
};

export const FiveMinutesLeft: Story = {
  args: { order: orderOf({ expire_time: at / 1000 + 258 }) },
  parameters: rests({ shows: ['4:18', 'Less than 5 minutes left.', 'At 0:00 the order is cancelled.'] }),
};

export const OneMinuteLeft: Story = {
  args: { order: orderOf({ expire_time: at / 1000 + 41 }) },
  parameters: rests({ shows: ['0:41', 'Less than 1 minute left.'], hides: ['Less than 5 minutes left.'] }),
};

export const ConfirmPaid: Story = {
  play: opens('I have paid'),
  parameters: rests({
    dialog: 'Have you sent 100.00 EUR?',
    shows: [
      ...[
        'Time left to pay',
        'The transfer is sent, not only prepared.',
        'After this you can no longer cancel.',
      ],
      ...['Picture of the transfer (optional)', 'Not yet', 'Yes, I have paid'],
    ],
  }),
};

/** Back end that Pictures cannot be uploaded right now. */
export const ConfirmPaidWithoutPicture: Story = {
  args: { forms: formsWith({ proof: { ...pictureOf({ state: 'none' }), maxBytes: undefined } }) },
  play: opens('I have paid'),
  parameters: rests({
    dialog: 'Have you sent 100.00 EUR?',
    shows: ['Transaction number of your bank (optional)'],
    hides: ['Picture of the transfer'],
  }),
};

export const PaidUnticked: Story = {
  name: 'Paid without confirmation',
  play: async (place) => {
    await opens('I have paid')(place);
    await userEvent.click(within(place.canvasElement).getByRole('button', { name: 'Yes, I have paid' }));
    await within(place.canvasElement).findAllByText('Confirm this first');
    blurField();
  },
  parameters: rests({ dialog: 'Have you sent 100.00 EUR?', shows: ['Confirm this first'] }),
};

export const ConfirmCancel: Story = {
  play: opens('Cancel order'),
  parameters: rests({
    dialog: 'Cancel this order?',
    shows: ['Never cancel after paying.', 'Keep order', 'Cancel order'],
  }),
};

export const ConfirmCancelAgain: Story = {
  play: async (place) => {
    await opens('Cancel order')(place);
    const dialog = within(await within(place.canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await within(place.canvasElement).findByText('Have you really sent nothing?');
    blurField();
  },
  parameters: rests({
    dialog: 'Have you really sent nothing?',
    shows: [
      `Cancel only if no transfer of ${sent} is on its way to Aldine Exchange.`,
      'Sent nothing, cancel',
    ],
  }),
};

/** Compatible back end: status 2 without a phase. */
export const PaymentCompleted: Story = {
  args: {
    order: orderOf({ ...examples.paidOrder, phase: undefined, appeal_from_ms: undefined, events: undefined }),
  },
  parameters: rests({
    shows: ['Payment completed', sent, '21 Nov, 14:12', 'Chat', 'Ask support', 'ask in the chat'],
    hides: ['Appeal', 'is locked'],
  }),
};

export const AwaitingRelease: Story = {
  args: { order: orderOf(examples.paidOrder) },
  parameters: rests({
    shows: [
      ...['Waiting for Aldine Exchange to release', 'You marked the payment as sent on 21 Nov, 14:12.'],
      ...[`${bought} is locked.`, 'Chat', 'Appeal from 14:27'],
    ],
    hides: ['Cancel order', 'Open appeal'],
  }),
};

export const AppealPossible: Story = {
  args: { order: orderOf({ ...examples.paidOrder, appeal_from_ms: at }) },
  parameters: rests({ shows: ['Open appeal'], hides: ['Appeal from'] }),
};

export const SellerPaid: Story = {
  args: { order: orderOf(examples.paidSale) },
  parameters: rests({
    shows: [
      ...['Aldine Exchange says it has paid', 'Only your bank can tell whether it is true.', 'Look for'],
      ...['91.80 EUR', 'Sample Bank Köln · •••• 9855', '100.00 USDT is locked and still yours.'],
      ...['Do not release.', 'Open appeal', 'Money is there', 'The next step asks for'],
    ],
  }),
};

export const ConfirmRelease: Story = {
  args: { order: orderOf(examples.paidSale) },
  play: async (place) => {
    await opens('Money is there')(place);
    await type(place, /amount that arrived/, '91.80');
    await tick(place, /booked on my account/, /The sender is/);
    blurField();
  },
  parameters: rests({
    dialog: 'Release 100.00 USDT',
    shows: [
      ...['Check your bank first', 'does not prove payment', 'Must have arrived', 'The same as the order'],
      ...['Fund password', 'A release cannot be undone.', 'Not arrived', 'Release 100.00 USDT'],
    ],
  }),
};

export const OtherAmount: Story = {
  args: { order: orderOf(examples.paidSale) },
  play: async (place) => {
    await opens('Money is there')(place);
    await type(place, /amount that arrived/, '91.00');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await userEvent.click(within(place.canvasElement).getByRole('button', { name: /^Release 100/ }));
    await within(place.canvasElement).findByText(
      'This order is for 91.80 EUR. If a different amount arrived, open an appeal',
    );
    blurField();
  },
  parameters: rests({
    dialog: 'Release 100.00 USDT',
    shows: [
      'This order is for 91.80 EUR. If a different amount arrived, open an appeal',
      'Confirm this first',
      'Enter all six digits',
    ],
  }),
};

export const FundPasswordMissing: Story = {
  args: { order: orderOf(examples.paidSale), forms: formsWith({ hasFundPassword: false }) },
  play: async (place) => {
    await userEvent.click(await within(place.canvasElement).findByRole('button', { name: 'Money is there' }));
    await within(place.canvasElement).findByRole('alertdialog');
    blurField();
  },
  parameters: rests({
    dialog: refusalText('account.fundPasswordMissing', 'en'),
    shows: ['Set fund password', 'Nothing was released'],
  }),
};

export const OpenAppeal: Story = {
  args: { order: orderOf({ ...examples.paidOrder, appeal_from_ms: at }) },
  play: opens('Open appeal'),
  parameters: rests({
    dialog: 'Open appeal',
    shows: [`${bought} stays locked.`, 'Choose a reason', 'What happened?', 'Send to support'],
  }),
};

export const InAppeal: Story = {
  args: { order: orderOf(examples.appealedOrder) },
  parameters: rests({
    shows: [
      ...['Appeal', `${bought} stays locked.`, 'Neither side can release or cancel alone', 'Order placed'],
      ...['TRX 20261121 0042', 'Paid, but the coins were not released', '“Paid at 14:12, see the receipt.”'],
      ...['Support decides', 'The coins go to the buyer or back to the seller.', 'Chat', 'Add evidence'],
    ],
    has: ['button img[alt="Picture"]'],
    hides: ['Cancel order', 'I have paid', 'Open appeal'],
  }),
};

export const Released: Story = {
  args: { order: orderOf(examples.releasedOrder) },
  parameters: rests({
    shows: [
      ...[`${bought} arrived`, 'In your Spot account since 21 Nov, 14:19.', 'Coins arrive'],
      ...['asset records', 'View record', 'Trade USDT'],
    ],
    hides: ['is locked'],
  }),
};

export const SaleReleased: Story = {
  args: { order: orderOf({ ...examples.paidSale, phase: 'released', ended_ms: at }) },
  parameters: rests({
    shows: ['100.00 USDT released', 'Aldine Exchange got the coins on 21 Nov, 14:23.', 'View record'],
  }),
};

export const Cancelled: Story = {
  args: { order: orderOf(examples.cancelledOrder) },
  parameters: rests({
    shows: [
      ...['You cancelled this order', '21 Nov, 14:09. The merchant has the coins back.', 'You paid anyway?'],
      ...['Open appeal', 'Find an offer'],
    ],
  }),
};

export const CancelledByTime: Story = {
  args: { order: orderOf({ ...examples.cancelledOrder, cancelled_by: 'time' }) },
  parameters: rests({ shows: ['The payment window has closed', 'No coins are held for it.'] }),
};

export const CancelledBySupport: Story = {
  args: { order: orderOf({ ...examples.cancelledOrder, cancelled_by: 'desk' }) },
  parameters: rests({
    shows: ['Support cancelled this order', 'Find an offer'],
    hides: ['Open appeal', 'You paid anyway?'],
  }),
};

/** Appeal of an order that has ended. */
export const LateAppeal: Story = {
  args: { order: orderOf({ ...examples.cancelledOrder, appealed_ms: at }) },
  parameters: rests({
    shows: ['No coins are held for this order.', 'Support looks into your payment', 'Add evidence'],
    hides: ['Open appeal'],
  }),
};

export const LateAppealUpheld: Story = {
  args: { order: orderOf({ ...examples.cancelledOrder, appealed_ms: at, appeal_result: 'upheld' }) },
  parameters: rests({
    shows: ['Support upheld the appeal'],
    hides: ['Add evidence', 'Open appeal', 'You paid anyway?'],
  }),
};

export const Expired: Story = {
  args: { order: orderOf({ expire_time: at / 1000 - 1 }) },
  parameters: rests({
    shows: [
      ...['0:00', 'The payment window has closed', 'The order is being cancelled.', 'Do not pay now.'],
      ...['open an appeal here', 'Find an offer'],
    ],
    hides: ['I have paid', 'Cancel order'],
  }),
};

const checked = (code: number): Story => ({
  args: { order: orderOf({ status: code, phase: undefined, events: undefined }) },
  parameters: rests({
    shows: [`Status ${code}, being checked`, '452509286800110', 'Ask support', 'Chat'],
    hides: ['I have paid', 'Cancel order', 'Open appeal'],
  }),
});

export const StatusZero: Story = { name: 'Status 0, being checked', ...checked(0) };
export const StatusThree: Story = { name: 'Status 3, being checked', ...checked(3) };
export const StatusFour: Story = { name: 'Status 4, being checked', ...checked(4) };

export const UnknownPhase: Story = {
  name: 'Status not known',
  args: { order: orderOf({ ...examples.paidOrder, phase: 'insured', appeal_from_ms: undefined }) },
  parameters: rests({ shows: ['Status insured, being checked', 'Ask support'], hides: ['Open appeal'] }),
};

export const SubmitFailed: Story = {
  name: 'Refused by the server',
  args: {
    forms: formsWith({
      paying: { ...idle, onSubmit: fn(async () => ({ message: 'The merchant is closed' })) },
    }),
  },
  play: async (place) => {
    await fillPaid(place);
    await userEvent.click(within(place.canvasElement).getByRole('button', { name: 'Yes, I have paid' }));
    await within(place.canvasElement).findByText('The merchant is closed');
    blurField();
  },
  parameters: rests({
    dialog: 'Have you sent 100.00 EUR?',
    toasts: ['The merchant is closed'],
    shows: ['TRX 42'],
  }),
};

export const Checking: Story = {
  args: { forms: formsWith({ paying: { ...idle, isChecking: true } }) },
  parameters: rests({ shows: ['We got no response.', 'Nothing is sent twice.'] }),
};

export const CopyFailed: Story = {
  beforeEach: withoutCopying,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Copy Account number' }));
    await within(canvasElement).findByText('Copy failed, please copy manually');
    blurField();
  },
  parameters: rests({ shows: ['Copy failed, please copy manually', 'DE00 0000 0000 0000 0000 01'] }),
};

export const Offline: Story = {
  args: offline,
  parameters: rests({ shows: ['11:19', 'You are offline, but the time keeps running.', 'I have paid'] }),
};

export const UploadFailed: Story = {
  args: {
    forms: formsWith({
      proof: pictureOf({
        state: 'failed',
        file,
        error: new Error('The server did not respond within a minute. Try again.'),
      }),
    }),
  },
  play: fillPaid,
  parameters: rests({
    dialog: 'Have you sent 100.00 EUR?',
    shows: ['Upload failed.', 'TRX 42', 'Try again'],
  }),
};

export const TooLarge: Story = {
  args: { forms: formsWith({ proof: pictureOf({ state: 'refused', obstacle: 'size' }) }) },
  play: fillPaid,
  parameters: rests({
    dialog: 'Have you sent 100.00 EUR?',
    shows: ['The file is too large. Choose a smaller one, up to 10 MB.', 'TRX 42', 'Choose another'],
  }),
};
