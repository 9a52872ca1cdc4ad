import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../../src/ui/actions/Link.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/actions/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#records', children: 'All records' },
  parameters: guide({
    use: 'For leading to another page from inside or below a text.',
    do: ['Let its words name the page that opens.'],
    dont: ['Use it for an act: a button does things, a link leads.', 'Write “here” or “more” as its text.'],
  }),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['All records'] }) };

export const AllStates: Story = allStates();
