import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  WithdrawalAddressCoinsView,
  type CoinRow,
} from '../../../../src/screens/withdrawal/addresses/WithdrawalAddressCoinsView.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import { rests } from '../../../rests.ts';

const rows: CoinRow[] = [
  { coin: 'BTC', networks: ['OMNI'], labels: [''] },
  { coin: 'ETH', networks: ['ERC20'], labels: ['Cold storage'] },
  { coin: 'USDT', networks: ['TRC20', 'ERC20', 'OMNI'], labels: ['New phone', 'Office wallet', 'Ledger'] },
  { coin: 'USDC', networks: ['ERC20', 'TRC20'], labels: [] },
];

const meta = {
  title: 'screens/withdrawal/WithdrawalAddressCoins',
  component: WithdrawalAddressCoinsView,
  parameters: { layout: 'fullscreen' },
  args: {
    coins: ready(rows),
    holdMinutes: 1440,
    href: (coin: string) => `#${coin}`,
    addHref: '#add',
    onRefresh: fn(async () => undefined),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof WithdrawalAddressCoinsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['Search coins or labels', 'Bitcoin', 'OMNI', '1 address', '3 addresses', 'None yet'],
      ...['An address belongs to one coin and one network.', 'It can be used 24 hours after you confirm it.'],
      ...['Only withdraw to saved addresses', 'Always on for this account', 'Add address'],
    ],
    has: ['a[href="#USDT"]', 'a[href="#add"]'],
  }),
};

export const Loading: Story = {
  args: { coins: loading },
  parameters: rests({
    has: ['[role=status] [aria-hidden=true]'],
    shows: ['Withdrawal addresses'],
    hides: ['BTC', 'Add address'],
  }),
};

export const Failed: Story = {
  args: { coins: failed(new Error('The server did not answer in time'), fn(), 1_795_271_021_000) },
  parameters: rests({ shows: ['The coins could not be loaded', 'Try again'], hides: ['Add address'] }),
};

export const Empty: Story = {
  args: { coins: ready([]) },
  parameters: rests({ shows: ['Withdrawals are unavailable right now'], hides: ['Add address', 'Search'] }),
};

/** A plain back end says neither networks nor how long a new address waits. */
export const Plain: Story = {
  name: 'Networks not stated',
  args: { coins: ready(rows.map((row) => ({ ...row, networks: [] }))), holdMinutes: undefined },
  parameters: rests({ shows: ['USDT', '3 addresses'], hides: ['TRC20', 'after you confirm it'] }),
};

/** By code, by name, and by address label. */
export const Searches: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    const shown = () =>
      canvas.getAllByRole('link', { name: /address|None yet/ }).map((row) => row.getAttribute('href'));
    await userEvent.type(field, 'ethereum');
    await expect(shown()).toEqual(['#ETH', '#add']);
    await userEvent.clear(field);
    await userEvent.type(field, 'office');
    await expect(shown()).toEqual(['#USDT', '#add']);
    await userEvent.clear(field);
    await userEvent.type(field, 'krona');
    await expect(canvas.getByText('No coin or label matches your search.')).toBeVisible();
  },
};
