import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeadSentence } from '../../../src/components/details/LeadSentence.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/details/LeadSentence',
  component: LeadSentence,
  tags: ['autodocs'],
  args: { of: 'withdrawal.cardFirst' },
} satisfies Meta<typeof LeadSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = { parameters: rests({ shows: ['Link a bank account first.'] }) };
