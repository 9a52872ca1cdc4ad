import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  launchedCoin,
  launchedSubscription,
  lockedSubscription,
  newCoins,
  refusedSubscription,
  reviewedSubscription,
  settledSubscription,
  soldOutCoin,
} from '../../../contracts/examples/subscription.ts';
import type { NewCoinOrder } from '../../../src/api/subscription.ts';
import { NewCoinsView } from '../../../src/screens/subscription/NewCoinsView.tsx';
import { openCoin } from './openCoin.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { at, fault } from '../../components/command/commandStories.tsx';
import { rests } from '../../rests.ts';

const own = (...rows: NewCoinOrder[]) => ({
  tab: 'own' as const,
  orders: ready({ rows, count: rows.length, more: 'none' as const }),
});

const meta = {
  title: 'screens/subscription/NewCoins',
  component: NewCoinsView,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'offer',
    products: ready([openCoin, ...newCoins.slice(1)]),
    orders: loading,
    totalReturn: undefined,
    isClosed: false,
    isHidden: false,
    isOffline: false,
    now: () => at,
    hrefOf: ({ id }) => `#coin-${id}`,
    onTab: fn(),
    onMore: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof NewCoinsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { products: loading },
  parameters: rests({ has: [`.${content.group.cards}`], shows: ['New coins'] }),
};

export const Failed: Story = {
  args: { products: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The products could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { products: ready([]) },
  parameters: rests({ shows: ['No new coins available'] }),
};

/** 16,400,000 of 40,000,000 are sold. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['You pay immediately', 'NOVA', 'Nova Grid', 'Open for subscription', '0.125', '30 days', '41.0%'],
      ...['Closes 23 Nov', 'TERRA', 'Not open yet', 'Opens 24 Nov', 'My new coins'],
    ],
  }),
};

export const SoldOut: Story = {
  args: { products: ready([soldOutCoin]) },
  parameters: rests({
    shows: ['Sold out', '100.0%', 'Launch planned for 2 Dec'],
    hides: ['Open for subscription'],
  }),
};

export const Launched: Story = {
  args: { products: ready([launchedCoin]) },
  parameters: rests({ shows: ['Launched', 'Launched 12 Nov', 'unlocks 12 Dec'], hides: ['Sold out'] }),
};

/** A back end that reports neither the end nor the unlock time. */
export const Unreported: Story = {
  name: 'Values not reported',
  args: {
    products: ready([
      { ...openCoin, end_ms: undefined, unlock_ms: undefined, name: undefined },
      { ...launchedCoin, unlock_ms: undefined },
    ]),
  },
  parameters: rests({ shows: ['Launch planned for 25 Dec', 'Launched 12 Nov'], hides: ['Nova Grid'] }),
};

/** A sandbox with days of one minute. */
export const FastCalendar: Story = {
  args: { products: ready([{ ...openCoin, day_s: 60 }]) },
  parameters: rests({ shows: ['Sandbox: a day of a lock-up lasts 1 minute.'] }),
};

export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({ shows: ['Not offered in your region', 'My new coins'], hides: ['NOVA'] }),
};

export const OwnSubscriptions: Story = {
  args: own(lockedSubscription, launchedSubscription),
  parameters: rests({
    shows: [
      ...['NOVA', '500.00 USDT', '4,000 NOVA', 'Launch planned for 25 Dec'],
      ...['KITE', '160.00 USDT', 'Launched 12 Nov', 'unlocks 12 Dec'],
    ],
  }),
};

export const OwnLoading: Story = {
  args: { tab: 'own' },
  parameters: rests({ has: [`.${skeleton.row}`] }),
};

export const OwnFailed: Story = {
  args: { tab: 'own', orders: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Your subscriptions could not be loaded', 'Try again'] }),
};

export const OwnEmpty: Story = {
  args: own(),
  parameters: rests({ shows: ['No subscriptions yet'] }),
};

export const OrderUnderReview: Story = {
  args: own(reviewedSubscription),
  parameters: rests({ shows: ['Under review', '500.00 USDT is held, nothing has been paid yet.'] }),
};

export const OrderRefused: Story = {
  args: own(refusedSubscription),
  parameters: rests({ shows: ['Rejected', '0 NOVA', '300.00 USDT is available again.'] }),
};

/** Back end that pays a return beside the coins. */
export const OrderSettled: Story = {
  args: { ...own(settledSubscription), totalReturn: '6.4' },
  parameters: rests({
    shows: ['Accumulated return', 'Completed', '1,600 KITE', '6.40 USDT', 'Completed 12 Oct 2026, 12:00 UTC'],
  }),
};

/** Back end without a return: the screen mentions none, only the coins. */
export const OrderSettledWithoutReturn: Story = {
  args: { ...own({ ...settledSubscription, interest: '0' }), totalReturn: '0' },
  parameters: rests({ shows: ['1,600 KITE', 'Completed 12 Oct 2026, 12:00 UTC'], hides: ['eturn', '0.00'] }),
};

/** Neither an unknown code nor a coin without a name is shown as a known one. */
export const UnknownCodes: Story = {
  name: 'Unnamed coin and status',
  args: own({
    ...lockedSubscription,
    new_currency_name: undefined,
    unlock_ms: undefined,
    exam_status: 9,
  }),
  parameters: rests({ shows: ['New coin', 'Being checked (9)', '4,000'], hides: ['NOVA', 'Unlocks'] }),
};

export const Hidden: Story = {
  args: { ...own(lockedSubscription, settledSubscription), totalReturn: '6.4', isHidden: true },
  parameters: rests({ shows: ['••••••', 'NOVA'], hides: ['500.00', '6.40'] }),
};
