import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardFace } from '../../../src/ui/cards/CardFace.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/cards/CardFace',
  component: CardFace,
  tags: ['autodocs'],
  argTypes: { title: { control: 'text' } },
  args: {
    title: 'Sample Bank Köln',
    lastFour: '3000',
    heard: 'Number ends in 3000',
    facts: [
      { label: 'Account holder', value: 'L••• H•••' },
      { label: 'Linked', value: '3 Nov 2026' },
    ],
  },
  parameters: guide({
    use: 'For the bound bank card, recognisable only to its owner.',
    do: ['Show the bank, the holder and the last digits.'],
    dont: ['Show the whole number.'],
  }),
} satisfies Meta<typeof CardFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bound: Story = {};

export const LongName: Story = {
  args: { title: 'Raiffeisenlandesbank Niederösterreich-Wien Aktiengesellschaft', facts: [] },
  parameters: rests({ shows: ['Raiffeisenlandesbank'] }),
};
