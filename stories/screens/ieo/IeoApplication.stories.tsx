import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as examples from '../../../contracts/examples/ieo.ts';
import type { IeoApplication } from '../../../src/api/ieo.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { IeoApplicationView } from '../../../src/screens/ieo/own/IeoApplicationView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { fault, inDialog, offline } from '../../components/command/commandStories.tsx';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, said, showRefusal, withToasts } from '../../toasts.tsx';

/** 22 hours and 4 minutes before the payment window of the example ends. */
const at = Date.UTC(2026, 10, 24, 13, 56);

const applicationOf = (application: IeoApplication, more: object = {}) =>
  ready<IeoApplication>({ ...application, ...more });

const paying = {
  isChecking: false,
  onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
  onRefused: showRefusal,
};

const meta = {
  title: 'screens/ieo/IeoApplication',
  component: IeoApplicationView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    application: applicationOf(examples.allottedApplication),
    available: '12480.5',
    listingPrice: '0.05',
    lastPrice: undefined,
    live: fixedSource(undefined),
    isStale: false,
    serverNow: () => at,
    isOffline: false,
    paying,
    links: {
      applications: '#applications',
      ieos: '#ieos',
      deposit: '#deposit',
      sell: '#sell',
      support: '#support',
    },
    onExpired: fn(),
    onCalendar: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof IeoApplicationView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Place = Parameters<NonNullable<Story['play']>>[0];

const due = '318.181815 USDT';

async function openSheet(place: Place): Promise<void> {
  await userEvent.click(await within(place.canvasElement).findByRole('button', { name: /^Pay/ }));
  await inDialog(place);
}

/** Presses the confirming button, which ignores taps of its first second. */
async function confirm({ canvasElement, args }: Place): Promise<void> {
  const dialog = within(await within(canvasElement).findByRole('dialog'));
  const button = dialog.getByRole('button', { name: /^Pay/ });
  await waitFor(
    async () => {
      await userEvent.click(button);
      await expect(args.paying.onSubmit).toHaveBeenCalled();
    },
    { timeout: 3_000, interval: 100 },
  );
}

export const Loading: Story = {
  args: { application: loading },
  parameters: rests({ has: [`.${content.group.facts}`], shows: ['IEO application'] }),
};

export const Failed: Story = {
  args: { application: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The application could not be loaded', 'Try again'] }),
};

/** The application of another user counts as missing. */
export const Missing: Story = {
  name: 'Application not found',
  args: { application: { state: 'ready', data: null } },
  parameters: rests({ shows: ['This application does not exist', 'My applications'] }),
};

/** 10,000 × 20,000,000 ÷ 26,400,000 is 7,575.7575; × 0.042 is 318.181815. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['IEO · HALO', '7,575.7575 HALO allotted', 'of 10,000.0000 applied for', '22 h 04', 'left'],
      ...['Applied', 'Allotted', 'Pay by', 'Listing', 'Unlocks', '21 Nov', '24 Nov', '25 Nov', '26 Dec'],
      ...['7,575.7575 HALO × 0.042 USDT', due, 'Spot account, 12,480.50 USDT', 'IEO price', '0.05 USDT'],
      ...['Locked until', 'Listing planned', 'Applied for', 'Paid for', 'Still pending', '0.0000 HALO'],
      ...['How it was allotted', '1,312 applications in total', '26,400,000 HALO', '20,000,000 HALO'],
      ...['10,000 × 20,000,000 ÷ 26,400,000', 'the same quantity', 'Not distributed', '0.0388 HALO'],
      ...['Unpaid allotments lapse.', 'that costs nothing', 'IEO-2611-01-401', 'Halo Network'],
      ...['Dates as a calendar file', `Pay ${due}`],
    ],
    hides: ['Deposit more', 'return'],
  }),
};

export const ConfirmPayment: Story = {
  play: openSheet,
  parameters: rests({
    dialog: `Pay ${due}?`,
    shows: [
      'You receive',
      '7,575.7575 HALO',
      'Locked until',
      'Spot account after',
      '12,162.318185 USDT',
      'can be lost',
    ],
  }),
};

export const Paying: Story = {
  args: { paying: { ...paying, onSubmit: fn(() => new Promise<never>(() => undefined)) } },
  async play(place) {
    await openSheet(place);
    await confirm(place);
    blurField();
  },
  parameters: rests({ dialog: `Pay ${due}?`, shows: ['Paying'] }),
};

export const TopUp: Story = {
  args: { available: '300' },
  parameters: rests({
    shows: ['You’re short 18.181815 USDT. Deposit', 'Spot account, 300.00 USDT', `Pay ${due}`],
  }),
};

export const SubmitFailed: Story = {
  name: 'Payment refused',
  args: { paying: { ...paying, onSubmit: fn(async () => ({ message: said('ieo.notPayable') })) } },
  async play(place) {
    await openSheet(place);
    await confirm(place);
    await within(place.canvasElement).findByText(said('ieo.notPayable'));
    blurField();
  },
  parameters: rests({
    toasts: ['This allotment can no longer be paid. Check My IEO applications'],
    shows: ['7,575.7575 HALO allotted', `Pay ${due}`],
  }),
};

export const SubmitUnknown: Story = {
  name: 'No answer after Pay',
  args: { paying: { ...paying, isChecking: true } },
  parameters: rests({
    shows: ['We got no response.', 'It is not sent again.', '7,575.7575 HALO allotted'],
    has: ['button[aria-disabled=true]'],
  }),
};

export const LastMinutes: Story = {
  args: { serverNow: () => Date.UTC(2026, 10, 25, 11, 55, 42) },
  parameters: rests({ shows: ['4:18', 'left', `Pay ${due}`] }),
};

export const LongWindow: Story = {
  args: { application: applicationOf(examples.allottedApplication, { pay_date: '2026-12-01 12:00:00' }) },
  parameters: rests({ shows: ['7', 'days left'] }),
};

export const WindowEnded: Story = {
  args: { serverNow: () => Date.UTC(2026, 10, 25, 12) },
  async play({ args }) {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledOnce());
  },
  parameters: rests({
    shows: ['Payment window ended', 'The allotment can no longer be paid.', 'See other IEOs'],
    hides: ['Pay 318'],
  }),
};

export const Applied: Story = {
  args: {
    application: applicationOf(examples.appliedApplication),
    serverNow: () => Date.UTC(2026, 10, 21, 14),
  },
  parameters: rests({
    shows: [
      ...[
        'Applied for 10,000.0000 HALO',
        'Allotment on 24 Nov',
        'Nothing has been charged.',
        'Allotment',
        'Pay by',
      ],
      ...['If it closed now', '7,575.7575 HALO', 'Applications close'],
    ],
    hides: ['How it was allotted', 'Not distributed'],
  }),
};

export const AllotmentFailed: Story = {
  args: { application: applicationOf(examples.failedApplication), listingPrice: undefined },
  parameters: rests({
    shows: [
      ...[
        'Nothing was allotted',
        'Nothing was charged.',
        'Not allotted',
        'Applied for 2 RIFT',
        'Charged',
        '0.00 USDT',
      ],
      ...['2 × 1,000 ÷ 2,500', '990 RIFT', 'My applications', 'See other IEOs', 'the same quantity'],
    ],
    hides: ['lapse'],
  }),
};

export const PaymentComplete: Story = {
  args: { application: applicationOf(examples.paidApplication) },
  parameters: rests({
    shows: [
      'You have paid for 7,575.7575 HALO',
      'Listing is planned for 26 Nov',
      'Paid',
      due,
      'cannot be sold',
    ],
    hides: ['Pay by', 'Unpaid allotments lapse.'],
  }),
};

/** 1,200 × 0.298 is 357.60; 62.40 of 420.00 are 14.857 %. */
export const Locked: Story = {
  args: {
    application: applicationOf(examples.lockedApplication),
    serverNow: () => Date.UTC(2026, 10, 20, 15),
    live: fixedSource({ now_price: '0.298' }),
  },
  parameters: rests({
    shows: [
      ...['1,200.00 VEGA, locked', 'Unlocks in 14 days', 'Listed', '4 Nov', '4 Dec', '420.00 USDT'],
      ...['Worth now, 1,200.00 × 0.298', '357.60 USDT', '−62.40 USDT (−14.86%)', 'without a fee'],
    ],
    hides: ['Pay by', 'Listing price'],
  }),
};

export const LockedBeforeTrade: Story = {
  args: {
    application: applicationOf(examples.lockedApplication, { pair: undefined }),
    serverNow: () => Date.UTC(2026, 10, 20, 15),
  },
  parameters: rests({ shows: ['Unlocks in 14 days', '420.00 USDT'], hides: ['Worth', 'Difference'] }),
};

export const LockedStale: Story = {
  args: {
    application: applicationOf(examples.lockedApplication),
    serverNow: () => Date.UTC(2026, 10, 20, 15),
    lastPrice: '0.298',
    isStale: true,
  },
  parameters: rests({ shows: ['Worth at the last price', '357.60 USDT'], hides: ['Worth now'] }),
};

export const Unlocked: Story = {
  args: { application: applicationOf(examples.unlockedApplication) },
  parameters: rests({
    shows: ['350.00 LUMA, unlocked', 'Free to sell since 12 Oct 2026', 'Trade LUMA/USDT', '280.00 USDT'],
    hides: ['calendar file'],
  }),
};

export const UnlockedWithoutPair: Story = {
  args: { application: applicationOf(examples.unlockedApplication, { pair: undefined }) },
  parameters: rests({ shows: ['Show in assets'], hides: ['Trade'] }),
};

export const Lapsed: Story = {
  args: {
    application: applicationOf(examples.lapsedApplication, {
      totals: { ...examples.allottedTotals, lapsed: '7575.7575' },
    }),
    serverNow: () => Date.UTC(2026, 10, 26),
  },
  parameters: rests({
    shows: [
      ...[
        'The allotment has lapsed',
        'Not paid in time, nothing was charged.',
        'Lapsed',
        'Payment window ended',
      ],
      ...['The 7,575.7575 HALO stays with the issuer.', `${due} was due.`, 'Charged', '0.00 USDT'],
      ...['There is no penalty.', 'Allotted, not paid in time', 'See other IEOs'],
    ],
    hides: ['Reminder', 'offer.'],
  }),
};

export const UnknownStatus: Story = {
  name: 'Status not known',
  args: { application: applicationOf(examples.allottedApplication, { ipo_status: 7 }) },
  parameters: rests({
    shows: ['Status 7, being checked', 'Ask support', 'IEO-2611-01-401'],
    hides: ['Pay 318', 'calendar file'],
  }),
};

/** A back end without extensions: no totals, decimals, pair, payment time and product. */
export const PlainBackEnd: Story = {
  name: 'Totals not reported',
  args: {
    application: applicationOf(examples.allottedApplication, {
      totals: undefined,
      scale: undefined,
      new_scale: undefined,
      pair: undefined,
      ieo_id: undefined,
    }),
    listingPrice: undefined,
    available: undefined,
  },
  parameters: rests({
    shows: ['— not reported', 'Spot account, —', `Pay ${due}`],
    hides: ['Maximum per account', 'Recomputed'],
  }),
};

export const OtherAllotment: Story = {
  args: {
    application: applicationOf(examples.allottedApplication, {
      allotment_quantity: '7575',
      pending_quantity: '7575',
    }),
  },
  parameters: rests({
    shows: ['the published totals give 7,575.7575 HALO', 'Please contact support.'],
    hides: ['the same quantity'],
  }),
};

/** Two of 60,000 and 50,000 get the cap of 40,000; (100,000 − 80,000) × 15,000 ÷ 40,000 is 7,500. */
export const Capped: Story = {
  args: {
    application: applicationOf(examples.allottedApplication, {
      amount: '15000',
      allotment_quantity: '7500',
      pending_quantity: '7500',
      totals: {
        ...examples.allottedTotals,
        supply: '100000',
        applied: '150000',
        applications: 5,
        capped_applied: '110000',
        capped_applications: 2,
        allotted: '100000',
        undistributed: '0',
      },
    }),
  },
  parameters: rests({
    shows: [
      '15,000 × (100,000 − 2 × 40,000) ÷ (150,000 − 110,000)',
      'the same quantity',
      'Accounts at the maximum',
    ],
  }),
};

export const Offline: Story = {
  args: offline,
  parameters: rests({ shows: ['22 h 04', 'You are offline', `Pay ${due}`], hides: ['Deposit more'] }),
};

export const DoubleTap: Story = {
  tags: ['interaction'],
  async play(place) {
    await openSheet(place);
    const dialog = within(await within(place.canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Pay/ }));
    await expect(place.args.paying.onSubmit).not.toHaveBeenCalled();
  },
};

export const SavesCalendar: Story = {
  tags: ['interaction'],
  async play({ canvasElement, args }) {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Dates as a calendar file' }),
    );
    await expect(args.onCalendar).toHaveBeenCalledWith(examples.allottedApplication, 'toPay');
  },
};
