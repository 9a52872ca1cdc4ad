import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from '../../src/ui/Chip.tsx';

const meta = {
  title: 'ui/Chip',
  component: Chip,
  args: { children: '180 s', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { pressed: false } };
export const On: Story = { args: { pressed: true } };
export const Opens: Story = { args: { children: 'EUR', trailing: 'chevron-down' } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 'sm', pressed: true, children: '25%' } };

/** One of several is on, for the eye and for assistive technology; the keyboard changes it. */
export const Choice: Story = {
  render: function Durations() {
    const [chosen, choose] = useState('120 s');
    return (
      <div style={{ display: 'flex', gap: 8 }}>
        {['120 s', '180 s', '300 s'].map((each) => (
          <Chip key={each} pressed={each === chosen} onClick={() => choose(each)}>
            {each}
          </Chip>
        ))}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement).getAllByRole('button');
    const states = () => chips.map((chip) => chip.getAttribute('aria-pressed'));
    await expect(states()).toEqual(['true', 'false', 'false']);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(states()).toEqual(['false', 'true', 'false']);
  },
};
