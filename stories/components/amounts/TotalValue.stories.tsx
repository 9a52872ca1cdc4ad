import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TotalValue } from '../../../src/components/amounts/TotalValue.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/amounts/TotalValue',
  component: TotalValue,
  tags: ['autodocs'],
  args: { total: '967701.8', dayChange: '612.4', isHidden: false, onToggleHidden: fn() },
} satisfies Meta<typeof TotalValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gain: Story = { parameters: rests({ shows: [/967,701/, /\+612\.40/] }) };

export const Loss: Story = { args: { dayChange: '-88.1' }, parameters: rests({ shows: [/−88\.10/] }) };

export const ChangeUnknown: Story = {
  name: 'Change not reported',
  args: { dayChange: undefined },
  parameters: rests({ hides: [/612/] }),
};

export const Hidden: Story = { args: { isHidden: true }, parameters: rests({ hides: [/967,701/] }) };

/** Last values read before the connection dropped, with their time. */
export const Old: Story = {
  args: { asOfMs: Date.UTC(2026, 10, 21, 14, 23) },
  parameters: rests({ shows: [/14:23/] }),
};
