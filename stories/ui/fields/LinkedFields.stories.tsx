import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pill } from '../../../src/ui/facts/Pill.tsx';
import { AmountField } from '../../../src/ui/fields/AmountField.tsx';
import { LinkedFields } from '../../../src/ui/fields/LinkedFields.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/fields/LinkedFields',
  component: LinkedFields,
  tags: ['autodocs'],
  args: {
    first: <AmountField size="lg" label="You pay" value="500" onChange={fn()} decimals={2} unit="EUR" />,
    second: <AmountField size="lg" label="You get" value="541.12" onChange={fn()} decimals={8} unit="USDT" />,
    rate: '0.924 EUR / USDT',
    end: <Pill tone="accent">Held 0:48</Pill>,
  },
  parameters: guide({
    use: 'For two amounts that determine each other by a rate.',
    do: ['Show the rate beside them.'],
    dont: ['Change the field that the user is typing in.'],
  }),
} satisfies Meta<typeof LinkedFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithEnd: Story = { parameters: rests({ shows: ['You pay', '0.924 EUR / USDT', 'Held 0:48'] }) };
export const Plain: Story = {
  args: { end: undefined },
  parameters: rests({ shows: ['You get'], hides: ['Held'] }),
};
