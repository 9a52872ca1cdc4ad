import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from '../../../src/ui/fields/TextArea.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';

function Kept(props: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(props.value);
  return (
    <TextArea
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
  title: 'ui/fields/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the field.
  render: (args) => <Kept key={args.value} {...args} />,
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
  args: { label: 'Contact address', autoComplete: 'street-address', value: '', onChange: fn() },
  parameters: guide({
    use: 'For several lines, such as an address or an appeal.',
    do: ['Say how long the text may be.'],
    dont: ['Use it for one line.'],
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Contact address' });
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(Number.parseInt(getComputedStyle(field).fontSize, 10)).toBeGreaterThanOrEqual(16);
  },
};

export const AllStates: Story = allStates({
  Filled: { value: 'Lindenallee 14\n50968 Köln' },
  Disabled: { value: 'Lindenallee 14\n50968 Köln', disabled: true },
  Error: { error: 'Enter your contact address' },
});

export const Filled: Story = {
  args: { value: 'Lindenallee 14\n50968 Köln', hint: 'In Germany: street and number · postal code city' },
};

export const WithError: Story = {
  args: { error: 'Enter your contact address', hint: 'Required by law.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter your contact address Required by law.');
  },
};

export const Disabled: Story = { args: { value: 'Lindenallee 14\n50968 Köln', disabled: true } };

export const LongGerman: Story = {
  args: {
    label: 'Anschrift, unter der Sie erreichbar sind',
    value: 'Rindfleischetikettierungsüberwachungsstraße 114\n50968 Köln\nNordrhein-Westfalen',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Enter inserts a line break and submits nothing. */
export const TakesLines: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'Lindenallee 14{Enter}50968 Köln');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lindenallee 14\n50968 Köln');
  },
};
