import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Announced } from '../../../src/ui/messages/Announced.tsx';
import { MessagesTogether } from '../../../src/ui/messages/MessagesTogether.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const receipt = <Text as="p">You receive 0.063936 BTC</Text>;
const form = (price?: string, quantity?: string) => (
  <Stack gap="3">
    <TextField label="Price" value="97,410.25" onChange={fn()} error={price} />
    <TextField label="Quantity" value="0.06405" onChange={fn()} error={quantity} />
    <Announced text={undefined}>{receipt}</Announced>
  </Stack>
);

const meta = {
  title: 'ui/messages/MessagesTogether',
  component: MessagesTogether,
  tags: ['autodocs'],
  args: { children: form('Use multiples of 0.1') },
  parameters: guide({
    use: 'For a form whose messages share one place, so that fields do not move.',
    do: ['Keep that place beside the button.'],
    dont: ['Use it in long forms: the place is out of sight.'],
  }),
} satisfies Meta<typeof MessagesTogether>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  parameters: rests({ shows: ['Use multiples of 0.1'], hides: ['You receive'] }),
};

/** The first message is shown until a field is focused; each is announced at its field. */
export const Several: Story = {
  args: { children: form('Use multiples of 0.1', 'Minimum: 5 USDT') },
  parameters: rests({ shows: ['Use multiples of 0.1'], hides: ['You receive'] }),
};

export const None: Story = { args: { children: form() }, parameters: rests({ shows: ['You receive'] }) };
