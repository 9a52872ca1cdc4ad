import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from '../../../src/ui/choices/Chip.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';

const meta = {
  title: 'ui/choices/Chip',
  component: Chip,
  tags: ['autodocs'],
  args: { children: '180 s', onClick: fn() },
  argTypes: { children: { control: 'text' } },
  parameters: guide({
    use: 'For a small option in a group: a period, a filter, an amount.',
    do: ['Set the chosen chip off by its edge as well as by its tint.'],
    dont: ['Use it for the main action of a screen.'],
  }),
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { pressed: false } };
export const AllStates: Story = allStates({ Selected: { pressed: true }, Disabled: { disabled: true } });

export const On: Story = { args: { pressed: true } };
export const WithChevron: Story = { args: { children: 'EUR', trailing: laterIcons.chevronDown } };
export const WithNote: Story = { args: { pressed: true, note: '+88%' } };
export const Disabled: Story = { args: { disabled: true } };

const statesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button')
    .map((chip) => chip.getAttribute('aria-pressed'));

/** One of several is selected, visually and for assistive technology. */
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
    await expect(statesIn(canvasElement)).toEqual(['true', 'false', 'false']);
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['interaction'],
  render: Choice.render,
  play: async ({ canvasElement }) => {
    await expect(statesIn(canvasElement)).toEqual(['true', 'false', 'false']);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(statesIn(canvasElement)).toEqual(['false', 'true', 'false']);
  },
};
