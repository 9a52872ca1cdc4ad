import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../../../src/ui/lists/List.tsx';
import { ListRow } from '../../../src/ui/lists/ListRow.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const rows = ['Coin', 'Account', 'Period'].map((title) => (
  <ListRow key={title} title={title} value="All" chevron onClick={() => undefined} />
));

const meta = {
  title: 'ui/lists/List',
  component: List,
  tags: ['autodocs'],
  args: { label: 'Filters', children: rows },
  parameters: guide({
    use: 'For rows of one kind, counted by screen readers.',
    do: ['Divide rows by hairlines.'],
    dont: ['Put a box around it.'],
  }),
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['Coin', 'Account', 'Period'] }) };
