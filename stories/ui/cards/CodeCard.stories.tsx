import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { depositAddress } from '../../../contracts/examples/deposit.ts';
import { Address } from '../../../src/ui/facts/Address.tsx';
import { CodeCard } from '../../../src/ui/cards/CodeCard.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const text = depositAddress['trc20']!;

const meta = {
  title: 'ui/cards/CodeCard',
  component: CodeCard,
  tags: ['autodocs'],
  args: {
    code: { text, label: 'QR code of the address' },
    children: <Address text={text} />,
    actions: [
      { icon: laterIcons.copy, label: 'Copy', onClick: fn() },
      { icon: laterIcons.image, label: 'Save image', onClick: fn() },
    ],
  },
  parameters: guide({
    use: 'For what is scanned or copied: a deposit address, a reference.',
    do: ['Repeat the network on the card.', 'Keep the actions to save and share beneath the code.'],
    dont: ['Invert the code in dark themes: many readers fail on it.'],
  }),
} satisfies Meta<typeof CodeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: rests({ shows: ['QR code of the address', 'Copy', 'Save image'] }) };

export const Locked: Story = {
  args: { code: undefined, children: 'The address is hidden while you are offline', actions: [] },
  parameters: rests({ hides: ['QR code of the address'], shows: ['The address is hidden'] }),
};

export const WithOutcome: Story = {
  args: { outcome: 'Copy failed, please copy manually' },
  parameters: rests({ shows: ['Copy failed, please copy manually'] }),
};

/** The actions are stacked where their labels do not fit. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
