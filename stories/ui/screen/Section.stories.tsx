import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../../../src/ui/lists/List.tsx';
import { ListRow } from '../../../src/ui/lists/ListRow.tsx';
import { Section } from '../../../src/ui/screen/Section.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/screen/Section',
  component: Section,
  tags: ['autodocs'],
  args: {
    title: 'Security',
    children: (
      <List>
        <ListRow title="Login password" href="#password" chevron />
        <ListRow title="Fund password" href="#fund-password" chevron />
      </List>
    ),
  },
  parameters: guide({
    use: 'For related rows under a heading.',
    do: ['Keep 16 to 20 between sections.'],
    dont: ['Nest sections.'],
  }),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['Security', 'Login password', 'Fund password'] }) };

export const WithNote: Story = {
  args: { note: 'Withdrawals ask for the fund password.' },
  parameters: rests({ shows: ['Withdrawals ask for the fund password.'] }),
};
