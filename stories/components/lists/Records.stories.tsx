import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { transfers } from '../../../contracts/examples/wallet.ts';
import { Records } from '../../../src/components/lists/Records.tsx';
import { EmptySentence } from '../../../src/ui/lists/EmptySentence.tsx';
import { ListRow } from '../../../src/ui/lists/ListRow.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { rests } from '../../rests.ts';

const rows = transfers.data;
type Row = (typeof rows)[number];
const none = ready({ rows: [], count: 0, more: 'none' as const });

const meta = {
  title: 'components/lists/Records',
  component: Records<Row>,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    of: ready({ rows, count: 6, more: 'none' }),
    failedTitle: 'Your transfers could not be loaded',
    empty: <EmptySentence>No transfer yet.</EmptySentence>,
    label: 'Transfers',
    timeMsOf: ({ created_time }) => created_time * 1000,
    rowHeight: 56,
    onMore: fn(),
    children: (row) => <ListRow isBare title={row.info} value={`${row.value} ${row.currency_name}`} />,
  },
} satisfies Meta<typeof Records<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { parameters: rests({ shows: ['1–6 of 6'] }) };

export const None: Story = { args: { of: none }, parameters: rests({ shows: ['No transfer yet.'] }) };

export const NoneMatches: Story = {
  args: { of: none, onClear: fn() },
  parameters: rests({ shows: ['No records match', 'Clear filters'] }),
};

export const BetweenHeadAndFoot: Story = {
  args: { head: (all) => `${all.length} transfers`, foot: () => 'A transfer costs nothing.' },
  parameters: rests({ shows: ['transfers', 'A transfer costs nothing.'] }),
};

export const NoneWithoutFoot: Story = {
  args: { of: none, foot: () => 'A transfer costs nothing.' },
  parameters: rests({ shows: ['No transfer yet.'], hides: ['costs nothing'] }),
};
