import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pill } from '../../../src/ui/facts/Pill.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/facts/Pill',
  component: Pill,
  tags: ['autodocs'],
  argTypes: { children: { control: 'text' } },
  args: { tone: 'neutral', children: 'Cancelled' },
  parameters: guide({
    use: 'For a status in one word with its tint.',
    do: ['Warning for under review, success for passed, danger for rejected, neutral for cancelled.'],
    dont: [
      'Use positive and negative for an outcome: they swap with the price colours.',
      'Shorten the word.',
    ],
  }),
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Pill tone="success" icon="check">
        Verified
      </Pill>
      <Pill tone="warning" icon="clock">
        Under review
      </Pill>
      <Pill tone="danger" icon="close">
        Rejected
      </Pill>
      <Pill tone="neutral">Cancelled</Pill>
      <Pill tone="info" icon="gift">
        Allotted
      </Pill>
      <Pill tone="accent" icon="clock">
        Subscribing
      </Pill>
      <Pill tone="positive" icon="up-solid">
        Long 20×
      </Pill>
      <Pill tone="negative" icon="down-solid">
        Short 10×
      </Pill>
    </div>
  ),
};

/** A status is never cut, however long its word is. */
export const LongGerman: Story = {
  args: { tone: 'warning', icon: 'clock', children: 'Identitätsprüfung ausstehend' },
  decorators: [
    (Story) => (
      <div style={{ width: 80 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const pill = canvas.getByText('Identitätsprüfung ausstehend');
    await expect(pill.scrollWidth).toBe(pill.clientWidth);
  },
};
