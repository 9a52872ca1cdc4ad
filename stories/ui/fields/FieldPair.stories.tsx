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

/** Neither a two-line label nor one field's error moves the edges out of line. */
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
