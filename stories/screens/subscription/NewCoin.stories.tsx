import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { launchedCoin, notStartedCoin, soldOutCoin } from '../../../contracts/examples/subscription.ts';
import { NewCoinView } from '../../../src/screens/subscription/NewCoinView.tsx';
import { openCoin } from './openCoin.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { at, fault } from '../../components/command/commandStories.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'screens/subscription/NewCoin',
  component: NewCoinView,
  parameters: { layout: 'fullscreen' },
  args: {
    product: ready(openCoin),
    isClosed: false,
    isOffline: false,
    now: () => at,
    links: { subscribe: '#subscribe', others: '#others' },
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof NewCoinView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { product: loading },
  parameters: rests({ has: [`.${content.group.facts}`], shows: ['New coin'] }),
};

export const Failed: Story = {
  args: { product: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The product could not be loaded', 'Try again'] }),
};

/** 400 × 0.125 = 50. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...[
        'Nova Grid · NOVA',
        'Paid immediately, then locked',
        '0.125',
        '30 days',
        '23,600,000',
        '40,000,000 NOVA',
      ],
      ...['41.0% subscribed', '400 NOVA', '50.00 USDT', 'Opens', '16 Nov', '23 Nov', '25 Nov', '25 Dec'],
      ...['— no basis published', 'Nova Grid sells surplus rooftop power', 'we have not audited them'],
      ...['You cannot sell until 25 Dec 2026, 12:00 UTC.', 'all of it can be lost', 'Subscribe to NOVA'],
    ],
    hides: ['Total return over the lock-up'],
  }),
};

export const NotStarted: Story = {
  args: { product: ready(notStartedCoin) },
  parameters: rests({ shows: ['Not open yet', 'Opens 24 Nov 2026, 12:00 UTC'], hides: ['Subscribe to'] }),
};

export const SoldOut: Story = {
  args: { product: ready(soldOutCoin) },
  parameters: rests({ shows: ['Sold out', '100.0% subscribed'], hides: ['Subscribe to'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sold out' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Launched: Story = {
  args: { product: ready(launchedCoin) },
  parameters: rests({ shows: ['Launched 12 Nov 2026, unlocks 12 Dec 2026'], hides: ['Subscribe to'] }),
};

/** Some of it remains, but its period has ended. */
export const Closed: Story = {
  args: { now: () => at + 5 * 86_400_000 },
  parameters: rests({
    shows: ['Subscription closed', 'Launch planned for 25 Dec 2026'],
    hides: ['Subscribe to'],
  }),
};

/** Product whose lock-up begins with each payment. */
export const LockedFromPayment: Story = {
  args: { product: ready({ ...openCoin, lock_ms: at - 1000, unlock_ms: at + 86_400_000 }) },
  parameters: rests({ shows: ['Paid now', '21 Nov', 'Unlocks', '22 Nov'] }),
};

/** An estimate is shown only with its source. */
export const Estimated: Story = {
  args: {
    product: ready({
      ...openCoin,
      interest_rate: '5',
      predict_rate: '4 to 6 %',
      predict_source: 'Prospectus, page 12',
    }),
  },
  parameters: rests({
    shows: [
      ...[
        '4 to 6 % (estimate, not certain). Source: Prospectus, page 12',
        'Total return over the lock-up',
        '5.00%',
      ],
    ],
  }),
};

export const EstimatedWithoutSource: Story = {
  args: { product: ready({ ...openCoin, predict_rate: '400 %' }) },
  parameters: rests({ shows: ['— no basis published'], hides: ['400 %'] }),
};

/** A compatible back end without the extensions. */
export const Unreported: Story = {
  name: 'Values not reported',
  args: {
    product: ready({
      ...openCoin,
      name: undefined,
      end_ms: undefined,
      lock_ms: undefined,
      unlock_ms: undefined,
      interest_rate: undefined,
    }),
  },
  parameters: rests({
    shows: ['You cannot sell for 30 days.', 'not reported', 'Subscribe to NOVA'],
    hides: ['Nova Grid ·', 'Closes'],
  }),
};

export const NotOnOffer: Story = {
  args: { product: ready(undefined) },
  parameters: rests({ shows: ['This new coin is not available. Choose another', 'Other new coins'] }),
};

export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({ shows: ['Not offered in your region', 'Go back'], hides: ['Subscribe to'] }),
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['Nova Grid · NOVA'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Subscribe to NOVA' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
