import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '../../../src/ui/choices/Checkbox.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof Checkbox>) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'ui/choices/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the checkbox.
  render: (args) => <Kept key={String(args.checked)} {...args} />,
  args: { checked: false, onChange: fn(), children: 'I have read the terms of use' },
  argTypes: { children: { control: 'text' }, error: { control: 'text' } },
  parameters: guide({
    use: 'For a consent, or for a choice that takes effect with the form.',
    do: ['Write the sentence so that a tick agrees to it.', 'Let the whole line take the press.'],
    dont: [
      'Tick an optional consent in advance.',
      'Use it for a setting that works immediately: that is a switch.',
    ],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotYet: Story = { name: 'Not ticked' };

export const AllStates: Story = allStates({
  Selected: { checked: true },
  Error: { error: 'Agree to the terms to create an account.' },
});

export const Agreed: Story = { args: { checked: true } };

export const Focus: Story = {
  parameters: rests({ focus: 'I have read the terms of use' }),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus();
  },
};

export const WithLink: Story = {
  args: {
    children: (
      <>
        I agree to the <a href="#terms">terms of use</a>
      </>
    ),
  },
};

export const WithError: Story = {
  args: { error: 'Agree to the terms to create an account.' },
  parameters: rests({ shows: ['Agree to the terms to create an account.'] }),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to the terms to create an account.');
  },
};

export const LongGerman: Story = {
  args: {
    children:
      'Ich habe die Nutzungsbedingungen, die Risikohinweise und die Datenschutzerklärung gelesen und stimme ihnen zu.',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};

/** A press on the sentence and the Space key toggle it. */
export const TicksBySentenceAndSpace: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms of use' });
    await userEvent.click(canvas.getByText('I have read the terms of use'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

/** A link in the label opens its page and leaves the box unchanged. */
export const LinkOpensWithoutTicking: Story = {
  tags: ['interaction'],
  args: WithLink.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The native click, which distinguishes a link in a label from the label.
    canvas.getByRole('link', { name: 'terms of use' }).click();
    await expect(location.hash).toBe('#terms');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
