import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ledger, ledgerOfUsdt } from '../../../contracts/examples/wallet.ts';
import { LedgerGroupEntry } from '../../../src/components/wallet/LedgerGroupEntry.tsx';
import { groupRows } from '../../../src/components/wallet/ledgerGroups.ts';
import { List } from '../../../src/ui/lists/List.tsx';
import { rests } from '../../rests.ts';

const bought = groupRows(ledger.list, { timeZone: 'UTC', hasMore: false })[0]!;
const sold = groupRows(ledgerOfUsdt.list, { timeZone: 'UTC', hasMore: false })[1]!;

const meta = {
  title: 'components/wallet/LedgerGroupEntry',
  component: LedgerGroupEntry,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <List label="Records">
        <Story />
      </List>
    ),
  ],
  args: { group: bought, isHidden: false, showsCoin: true, variant: 'ofDay', onOpen: fn() },
} satisfies Meta<typeof LedgerGroupEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 0.02 − 0.00002, and its cost. */
export const OfDay: Story = {
  parameters: rests({ shows: ['Bought BTC', '+0.01998 BTC', '−1,948.252 USDT', '14:18 · Spot · 3 records'] }),
};

/** 4,148.025 − 4.14803, and the balance after it. */
export const OfOneCoin: Story = {
  args: { group: sold, showsCoin: false },
  parameters: rests({ shows: ['Sold ETH', '+4,143.87697', 'Balance 28,794.192'], hides: ['USDT'] }),
};

export const OfAccount: Story = {
  args: { variant: 'ofAccount' },
  parameters: rests({ shows: ['21 Nov, 14:18', '3 records'] }),
};

/** The group may continue on the next page. */
export const SoFar: Story = {
  name: 'More on the next page',
  args: { group: { ...bought, isOpen: true } },
  parameters: rests({ shows: ['3 records so far'] }),
};

/** Without the amount of one record there is no sum. */
export const NotReported: Story = {
  args: {
    group: { ...bought, rows: [{ ...bought.rows[0], value: undefined }, bought.rows[1]!, bought.rows[2]!] },
  },
  parameters: rests({ shows: ['— not reported', '−1,948.252 USDT'], hides: ['BTC +', '0.01998'] }),
};

export const Hidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['••••••', '3 records'], hides: ['1,948'] }),
};
