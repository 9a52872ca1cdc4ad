import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FieldPair } from '../../../src/ui/fields/FieldPair.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/FieldPair',
  component: FieldPair,
  tags: ['autodocs'],
  args: {
    children: [
      <TextField key="bank" label="Bank name" value="Sample Bank Köln" onChange={fn()} />,
      <TextField key="branch" label="Branch" value="Köln Mitte" onChange={fn()} />,
    ],
  },
} satisfies Meta<typeof FieldPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pair: Story = {};

/** A label of two lines, and what is wrong with one of them, move neither edge. */
export const Uneven: Story = {
  args: {
    children: [
      <TextField
        key="bank"
        label="Name der kontoführenden Bank oder Sparkasse"
        value=""
        onChange={fn()}
        error="Enter the bank name"
      />,
      <TextField key="branch" label="Branch" value="Köln Mitte" onChange={fn()} />,
    ],
  },
  parameters: rests({ shows: ['Enter the bank name'] }),
};
