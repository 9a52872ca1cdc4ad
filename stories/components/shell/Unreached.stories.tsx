import type { Meta, StoryObj } from '@storybook/react-vite';
import { Unreached } from '../../../src/components/shell/Unreached.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/shell/Unreached',
  component: Unreached,
  tags: ['autodocs'],
  args: { seconds: 12, onRetry: () => Promise.resolve(), settingsHref: '#settings' },
} satisfies Meta<typeof Unreached>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: rests({ shows: ['Next try in 12 seconds'] }),
};

export const Trying: Story = {
  args: { seconds: 0 },
  parameters: rests({ shows: ['Trying now'] }),
};
