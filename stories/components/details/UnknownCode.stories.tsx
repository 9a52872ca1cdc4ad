import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnknownCode } from '../../../src/components/details/UnknownCode.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/details/UnknownCode',
  component: UnknownCode,
  tags: ['autodocs'],
  args: { code: 7 },
} satisfies Meta<typeof UnknownCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Number: Story = { parameters: rests({ shows: ['Being checked (7)'] }) };
export const Word: Story = {
  args: { code: 'frozen' },
  parameters: rests({ shows: ['Being checked (frozen)'] }),
};
