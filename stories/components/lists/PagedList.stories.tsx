import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { transfers } from '../../../contracts/examples/wallet.ts';
import { PagedList } from '../../../src/components/lists/PagedList.tsx';
import { ListRow } from '../../../src/ui/lists/ListRow.tsx';
import { rests } from '../../rests.ts';

const rows = transfers.data;
type Row = (typeof rows)[number];

const meta = {
  title: 'components/lists/PagedList',
  component: PagedList<Row>,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Transfers',
    list: { rows, count: 146, more: 'waiting' },
    timeMsOf: ({ created_time }) => created_time * 1000,
    rowHeight: 56,
    days: { today: '2026-11-21' },
    onMore: fn(),
    children: (row) => <ListRow isBare title={row.info} value={`${row.value} ${row.currency_name}`} />,
  },
} satisfies Meta<typeof PagedList<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByDay: Story = { parameters: rests({ shows: ['20 November', '1–6 of 146', 'Load more'] }) };

export const WithoutDays: Story = {
  args: { days: undefined },
  parameters: rests({ hides: ['20 November'] }),
};

/** The total count is unknown. */
export const Uncounted: Story = {
  args: { list: { rows, count: undefined, more: 'waiting' } },
  parameters: rests({ shows: ['6 loaded'] }),
};

export const NextFailed: Story = {
  args: { list: { rows, count: 146, more: 'failed' } },
  parameters: rests({ shows: ['The next page did not load.', 'Try again'] }),
};

export const Complete: Story = {
  args: { list: { rows, count: 6, more: 'none' } },
  parameters: rests({ shows: ['1–6 of 6'], hides: ['Load more'] }),
};
