import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../../src/ui/actions/Link.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#records', children: 'All records' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['All records'] }) };
