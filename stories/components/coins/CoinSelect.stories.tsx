import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CoinSelect } from '../../../src/components/coins/CoinSelect.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof CoinSelect>) {
  const [value, setValue] = useState(props.value);
  const choose = (code: string): void => {
    setValue(code);
    props.onChange(code);
  };
  return <CoinSelect {...props} value={value} onChange={choose} />;
}

const coins = ['USDT', 'BTC', 'ETH', 'PEPE'];

const meta = {
  title: 'components/coins/CoinSelect',
  component: CoinSelect,
  tags: ['autodocs'],
  // A value set by its control resets the selection.
  render: (args) => <Kept key={args.value} {...args} />,
  argTypes: { value: { control: 'select', options: coins } },
  args: { coins, value: 'USDT', onChange: fn() },
} satisfies Meta<typeof CoinSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { parameters: rests({ shows: ['Coin', 'USDT'], hides: ['BTC'] }) };

/** Coin whose disc shows a letter of its name. */
export const LetterDisc: Story = { args: { value: 'PEPE' }, parameters: rests({ shows: ['PEPE'] }) };

export const Chooses: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Coin USDT' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Coin' }));
    await userEvent.click(sheet.getByRole('button', { name: /BTC/ }));
    await expect(args.onChange).toHaveBeenCalledWith('BTC');
    await expect(canvas.getByRole('button', { name: 'Coin BTC' })).toHaveFocus();
  },
};
