import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Segmented } from '../../../src/ui/choices/Segmented.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';

function Kept(props: ComponentProps<typeof Segmented<string>>) {
  const [value, setValue] = useState(props.value);
  return (
    <Segmented
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const options = [
  { value: 'market', label: 'Market' },
  { value: 'limit', label: 'Limit' },
];

const meta = {
  title: 'ui/choices/Segmented',
  component: Segmented,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the selection.
  render: (args) => <Kept key={args.value} {...args} />,
  argTypes: { value: { control: 'select', options: options.map(({ value }) => value) } },
  args: {
    label: 'Order type',
    value: 'market',
    onChange: fn(),
    options,
  },
  parameters: guide({
    use: 'For one of two to four modes of the same content, such as buy and sell.',
    do: ['Use the direction colours only for buy and sell.', 'Keep the options to one word each.'],
    dont: ['Use it to change pages: those are tabs.'],
  }),
} satisfies Meta<typeof Segmented<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Order type' })).toBeVisible();
  },
};

const sides = [
  { value: 'buy', label: 'Buy', tone: 'buy' as const },
  { value: 'sell', label: 'Sell', tone: 'sell' as const },
];

export const AllStates: Story = allStates();

export const Buy: Story = { args: { label: 'Side', value: 'buy', options: sides } };
export const Sell: Story = { args: { label: 'Side', value: 'sell', options: sides } };
export const BuyRedUp: Story = { ...Buy, globals: { direction: 'red-up' } };

/** A long label wraps, and both halves grow with it. */
export const LongGerman: Story = {
  args: {
    options: [
      { value: 'market', label: 'Marktauftrag mit Schutzpreis' },
      { value: 'limit', label: 'Limitauftrag' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

/** One stop for the Tab key; taps and arrow keys select. */
export const ChoosesByKeyAndTap: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Market' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Limit' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('limit');
    await userEvent.click(canvas.getByText('Market'));
    await expect(canvas.getByRole('radio', { name: 'Market' })).toBeChecked();
  },
};
