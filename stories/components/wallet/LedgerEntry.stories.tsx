import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ledger } from '../../../contracts/examples/wallet.ts';
import { LedgerEntry } from '../../../src/components/wallet/LedgerEntry.tsx';
import { List } from '../../../src/ui/lists/List.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/wallet/LedgerEntry',
  component: LedgerEntry,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <List label="Records">
        <Story />
      </List>
    ),
  ],
  args: { row: ledger.list[0]!, isHidden: false, showsCoin: true, variant: 'ofDay', onOpen: fn() },
} satisfies Meta<typeof LedgerEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfDay: Story = { parameters: rests({ shows: [ledger.list[0]!.currency_name] }) };

export const OfAccount: Story = { args: { variant: 'ofAccount' } };

export const Hidden: Story = { args: { isHidden: true }, parameters: rests({ shows: ['••••••'] }) };
