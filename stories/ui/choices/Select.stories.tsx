import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { Select } from '../../../src/ui/choices/Select.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { blurField, rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof Select<string>>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const options = [
  { value: 'trc20', label: 'TRC20', caption: 'Fee 1.00 USDT · about 2 min' },
  { value: 'erc20', label: 'ERC20', caption: 'Fee 4.20 USDT · about 5 min' },
  { value: 'omni', label: 'OMNI', caption: 'Fee 6.00 USDT · about 60 min' },
];

const meta = {
  title: 'ui/choices/Select',
  component: Select,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the selection.
  render: (args) => <Kept key={args.value} {...args} />,
  argTypes: { value: { control: 'select', options: options.map(({ value }) => value) } },
  args: {
    label: 'Network',
    value: 'trc20',
    onChange: fn(),
    options,
  },
  parameters: guide({
    use: 'For one of many options, explained in a sheet.',
    do: ['Use it from five options on.', 'Show the chosen option in the words of its list.'],
    dont: ['Use it for two options: both fit on the page.'],
  }),
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /Network/ });

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAccessibleName('Network TRC20');
  },
};

export const AllStates: Story = allStates({
  Disabled: { disabled: true },
  Error: { value: '', placeholder: 'Choose a network', error: 'Choose the network of the address' },
});

export const Open: Story = {
  parameters: { ...rests({ dialog: 'Network' }), docs: { story: { inline: false, height: '500px' } } },
  play: async ({ canvasElement }) => {
    // Not userEvent.click, whose focus would scroll the docs page.
    await fireEvent.click(trigger(canvasElement));
    const options = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    await expect(options).toHaveLength(3);
    blurField();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toBeDisabled();
  },
};

export const Unchosen: Story = {
  args: { value: '', placeholder: 'Choose a network' },
  parameters: rests({ shows: ['Choose a network'] }),
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAccessibleName('Network Choose a network');
  },
};

export const Invalid: Story = {
  args: { value: '', placeholder: 'Choose a network', error: 'Choose the network of the address' },
  parameters: rests({ shows: ['Choose the network of the address'] }),
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAccessibleDescription('Choose the network of the address');
    await expect(trigger(canvasElement)).toBeInvalid();
  },
};

export const WithHint: Story = {
  args: { hint: 'The network that the sender uses' },
  parameters: rests({ shows: ['The network that the sender uses'] }),
};

/** In the ticket the label is visually hidden. */
/** A long list of options, each found by all its aliases. */
export const FindsByWord: Story = {
  tags: ['interaction'],
  args: {
    search: { label: 'Find a network', none: 'No network of this name.' },
    options: options.map((option, index) => ({ ...option, words: ['tron', 'ethereum', 'bitcoin'][index] })),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const sheet = within(await screen.findByRole('dialog', { name: 'Network' }));
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Find a network' }), 'ether');
    await expect(sheet.queryByRole('button', { name: /TRC20/ })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: /ERC20/ }));
    await expect(args.onChange).toHaveBeenCalledWith('erc20');
  },
};

export const Dense: Story = {
  args: { dense: true },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAccessibleName('Network TRC20');
    await expect(within(canvasElement).getByText('Network')).not.toBeVisible();
  },
};

export const LongGerman: Story = {
  args: {
    label: 'Network der Auszahlung',
    value: 'a',
    options: [
      {
        value: 'a',
        label: 'Banküberweisung in Echtzeit innerhalb der Europäischen Union',
        caption: 'Gebühr 1,00 €',
      },
      { value: 'b', label: 'Kartenzahlung', caption: 'Gebühr 2,9 %' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Selected by keyboard only; the focus returns to the trigger. */
export const ChoosesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const button = trigger(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = screen.getByRole('dialog', { name: 'Network' });
    const choice = within(sheet).getByRole('button', { name: /ERC20/ });
    choice.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('erc20');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Network ERC20');
  },
};
