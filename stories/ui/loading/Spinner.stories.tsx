import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/ui/loading/Spinner.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/loading/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: guide({
    use: 'For a command on its way, inside a button or beside a word.',
    do: ['Put the verb beside it.'],
    dont: ['Use it for a page that loads.'],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
