import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoCodeAddress } from '../../../src/components/codes/NoCodeAddress.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/codes/NoCodeAddress',
  component: NoCodeAddress,
  tags: ['autodocs'],
  args: { href: '#account', children: 'Addresses are saved with a code that we send you.' },
} satisfies Meta<typeof NoCodeAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = { parameters: rests({ shows: ['Add one'] }) };
