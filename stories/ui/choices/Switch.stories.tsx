import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from '../../../src/ui/choices/Switch.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';

function Kept(props: ComponentProps<typeof Switch>) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Switch
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/choices/Switch',
  component: Switch,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the switch.
  render: (args) => <Kept key={String(args.checked)} {...args} />,
  args: { label: 'Hide balances at start', checked: false, onChange: fn() },
  parameters: guide({
    use: 'For a setting that takes effect immediately.',
    do: ['Let the row around it name the setting.'],
    dont: ['Use it in a form that is sent.', 'Let it start something that costs money.'],
  }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announced as a switch with its state. */
export const Off: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Hide balances at start' });
    await expect(control).not.toBeChecked();
  },
};

export const AllStates: Story = allStates({ Selected: { checked: true } });

export const On: Story = {
  args: { checked: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
  },
};

/** Space and a tap toggle it. */
export const TurnsByKeyAndTap: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Hide balances at start' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
