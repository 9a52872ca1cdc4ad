import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, fireEvent, userEvent, within } from 'storybook/test';
import { RulerSlider } from '../../../src/ui/fields/RulerSlider.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof RulerSlider>) {
  const [value, setValue] = useState(props.value);
  return (
    <RulerSlider
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/fields/RulerSlider',
  component: RulerSlider,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the slider.
  render: (args) => <Kept key={args.value} {...args} />,
  args: {
    label: 'Share of the balance',
    value: 75,
    onChange: fn(),
    majors: [0, 25, 50, 75, 100],
    formatStop: (stop) => `${stop}%`,
  },
  parameters: guide({
    use: 'For a value on a scale with known stops, such as leverage.',
    do: ['Start at the lowest value where the value is a risk.', 'Show the chosen value as a figure too.'],
    dont: ['Use it for an exact amount.'],
  }),
} satisfies Meta<typeof RulerSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce its name and value; the target is 44 px. */
export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Share of the balance' });
    await expect(slider).toHaveAttribute('aria-valuetext', '75%');
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const AllStates: Story = allStates({
  Buy: { tone: 'buy' },
  Sell: { tone: 'sell' },
  Disabled: { value: 0, disabled: true },
});

/** The focus ring is around the thumb. */
export const Focus: Story = {
  // The docs page must not focus anything.
  tags: ['!autodocs'],
  parameters: rests({ focus: 'Share of the balance' }),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus();
  },
};

/** A tap on a stop's label selects it. */
export const LabelTapped: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('100%'));
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    const slider = within(canvasElement).getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    await expect(slider).toHaveFocus();
  },
};

export const Buy: Story = { args: { tone: 'buy', value: 25 } };
export const Sell: Story = { args: { tone: 'sell', value: 100 } };

export const Disabled: Story = {
  args: { value: 0, disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};

export const Leverage: Story = {
  args: {
    label: 'Leverage',
    value: 20,
    min: 1,
    majors: [1, 20, 40, 60, 80, 100],
    formatStop: (stop) => `${stop}×`,
  },
};

/** The first and the last label align with the slider's ends. */
export const Narrow: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ruler = canvas.getByRole('slider').getBoundingClientRect();
    await expect(canvas.getByText('100%').getBoundingClientRect().right).toBeLessThanOrEqual(
      ruler.right + 0.5,
    );
    await expect(canvas.getByText('0%').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      ruler.left - 0.5,
    );
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

/** A drag near a labelled stop snaps to it; others do not. */
export const Snaps: Story = {
  tags: ['interaction'],
  args: { value: 0 },
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await fireEvent.input(slider, { target: { value: '48' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await fireEvent.input(slider, { target: { value: '62' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(62);
  },
};

/** Single steps, as by arrow keys, pass a stop. */
export const StepsPastStops: Story = {
  tags: ['interaction'],
  args: { value: 50 },
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await fireEvent.input(slider, { target: { value: '51' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await expect(slider).toHaveAttribute('aria-valuetext', '51%');
    await fireEvent.input(slider, { target: { value: '52' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(52);
  },
};
