import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FieldPair } from '../../../src/ui/fields/FieldPair.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/fields/FieldPair',
  component: FieldPair,
  tags: ['autodocs'],
  args: {
    children: [
      <TextField key="bank" label="Bank name" value="Sample Bank Köln" onChange={fn()} />,
      <TextField key="branch" label="Branch" value="Köln Mitte" onChange={fn()} />,
    ],
  },
  parameters: guide({
    use: 'For two short fields that belong together, such as expiry and code.',
    do: ['Use it for fields of similar length.'],
    dont: ['Pair fields whose labels need two lines.'],
  }),
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
