import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { AmountField } from '../../../src/ui/fields/AmountField.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { blurField, rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof AmountField>) {
  const [value, setValue] = useState(props.value);
  const { action, onStep } = props;
  return (
    <AmountField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      action={action && { ...action, onClick: () => setValue('12480.50') }}
      onStep={
        onStep &&
        ((direction) => {
          onStep(direction);
          setValue((was) => String(Number(was) + direction));
        })
      }
    />
  );
}

const meta = {
  title: 'ui/fields/AmountField',
  component: AmountField,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the field.
  render: (args) => <Kept key={args.value} {...args} />,
  args: { label: 'Amount', value: '', decimals: 8, unit: 'USDT', onChange: fn() },
  argTypes: {
    label: { control: 'text' },
    unit: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  parameters: guide({
    use: 'For an amount of money, typed with any keypad.',
    do: [
      'Put the unit and then the action, such as “Max”, at its end.',
      'Explain what is no number instead of guessing.',
    ],
    dont: ['Round what the user has typed.'],
  }),
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = (text: string, value: string, shown: string): NonNullable<Story['play']> =>
  async function play({ args, canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, text);
    await expect(args.onChange).toHaveBeenLastCalledWith(value);
    await expect(field).toHaveValue(shown);
  };

export const Blank: Story = {};

export const AllStates: Story = allStates({
  Filled: { value: '500.00' },
  Disabled: { value: '500.00', disabled: true },
  Error: { value: '15.00', error: 'Amount cannot be less than 20 USDT.' },
});

export const Filled: Story = {
  args: {
    value: '500.00',
    hint: 'Min. 20 · Available 12,480.50 USDT',
    action: { label: 'Max', onClick: fn() },
  },
  parameters: rests({ shows: ['500.00', 'USDT', 'Max', 'Available 12,480.50 USDT'] }),
};

export const Focus: Story = {
  args: Filled.args,
  parameters: rests({ focus: 'Amount' }),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await expect(field).toHaveAccessibleDescription('Min. 20 · Available 12,480.50 USDT');
  },
};

/** Input that is not a number stays unchanged. */
export const NotANumber: Story = {
  parameters: rests({ shows: ['1e5-2', 'This is not a number'] }),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '1e5-2');
    blurField();
  },
};

export const WithError: Story = {
  args: { value: '15.00', error: 'Amount cannot be less than 20 USDT.' },
  parameters: rests({ shows: ['Amount cannot be less than 20 USDT.'] }),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Amount cannot be less than 20 USDT.');
  },
};

export const Disabled: Story = { args: { value: '500.00', disabled: true } };

/** As in the order ticket: label inside, a step button at each end. */
export const Ticket: Story = {
  args: { label: 'Price', value: '97412', size: 'dense', unit: undefined, onStep: fn() },
  parameters: rests({ shows: ['Price', '97,412'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Lower' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Raise' })).toBeVisible();
  },
};

export const TicketWithError: Story = {
  args: {
    size: 'dense',
    value: '0.00001',
    unit: 'BTC',
    error: 'The order must be worth 5 USDT or more.',
    action: { label: 'Max', onClick: fn() },
  },
  parameters: rests({ shows: ['The order must be worth 5 USDT or more.', 'Max'] }),
};

export const TicketDisabled: Story = {
  args: { label: 'Price', size: 'dense', value: '97412.60', disabled: true, onStep: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const LongGerman: Story = {
  args: {
    label: 'Gesamtbetrag einschließlich Gebühren',
    value: '123456789.12345678',
    hint: 'Verfügbar 123.456.789,12345678 USDT',
    error: 'Der Betrag übersteigt Ihr verfügbares Guthaben.',
    action: { label: 'Maximum', onClick: fn() },
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const LargeText: Story = {
  args: { label: 'Price', value: '97412.60', size: 'dense', unit: undefined, onStep: fn() },
  globals: { textSize: '200' },
};

/** The comma of a keypad is a decimal separator even in languages that use a point. */
export const CommaKeypadInEnglish: Story = {
  tags: ['interaction'],
  play: typed('0,001', '0.001', '0.001'),
};

/** In languages with a decimal comma, both keys insert one. */
export const PointKeypadInGerman: Story = {
  tags: ['interaction'],
  globals: { locale: 'de' },
  play: typed('0.001', '0.001', '0,001'),
};

/** One comma before three digits never counts as a thousands separator. */
export const NeverGuessesGrouping: Story = {
  tags: ['interaction'],
  play: typed('1,001', '1.001', '1.001'),
};

/** Dropping one key but accepting the next would produce another number. */
export const SaysWhatIsNoNumber: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await typed('1e5-2', '', '1e5-2')(context);
    await expect(within(context.canvasElement).getByText('This is not a number')).toBeVisible();
  },
};

/** A share or an order replaces the value: the previous error must not reappear. */
export const ForgetsWhatWasReplaced: Story = {
  tags: ['interaction'],
  render: function Render(props) {
    const [value, setValue] = useState('');
    const next = value === '' ? '5' : '';
    return (
      <AmountField
        {...props}
        value={value}
        onChange={setValue}
        action={{ label: next === '' ? 'Clear' : 'Use 5', onClick: () => setValue(next) }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1e5-2');
    await expect(canvas.getByText('This is not a number')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use 5' }));
    await expect(field).toHaveValue('5');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(canvas.queryByText('This is not a number')).toBeNull();
  },
};

/** Typed key by key in German: a comma after a point is no second decimal separator. */
export const SaysWhatIsAmbiguous: Story = {
  tags: ['interaction'],
  globals: { locale: 'de' },
  play: typed('1.234,5', '', '1,234,5'),
};

/** The field cuts decimals beyond the coin's precision, with a message. */
export const CutsDecimals: Story = {
  tags: ['interaction'],
  args: { decimals: 2 },
  play: async (context) => {
    await typed('15.999', '15.99', '15.99')(context);
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent(
      '2 decimals at most: the rest was cut',
    );
  },
};

const paste = async (element: HTMLElement, text: string): Promise<void> => {
  within(element).getByRole<HTMLInputElement>('textbox').focus();
  await userEvent.paste(text);
};

/** A thousand in one locale, one in another: the field does not guess. */
export const MayBeAThousand: Story = {
  args: { value: '' },
  parameters: rests({ shows: ['1.000', 'Did you mean 1000 or 1?'] }),
  play: async ({ args, canvasElement }) => {
    await paste(canvasElement, '1.000');
    await expect(args.onChange).not.toHaveBeenCalledWith('1.000');
    blurField();
  },
};

export const SettlesAThousand: Story = {
  tags: ['interaction'],
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    await paste(canvasElement, '1.000');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '1000' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1,000');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Thousands are grouped during typing. */
export const GroupsWhileTyping: Story = {
  tags: ['interaction'],
  play: typed('1234567.5', '1234567.5', '1,234,567.5'),
};

export const GroupsWhileTypingInGerman: Story = {
  tags: ['interaction'],
  globals: { locale: 'de' },
  play: typed('1234567,5', '1234567.5', '1.234.567,5'),
};

const fieldIn = (element: HTMLElement): HTMLInputElement => within(element).getByRole('textbox');

/** Emulates a browser's key handling: the caret stays, and the field may rewrite the text. */
async function edit(field: HTMLInputElement, at: number, keys: string): Promise<void> {
  await userEvent.type(field, keys, { initialSelectionStart: at, initialSelectionEnd: at });
}

async function expectCaret(field: HTMLInputElement, shown: string): Promise<void> {
  const { value, selectionStart, selectionEnd } = field;
  await expect(selectionStart).toBe(selectionEnd);
  await expect(`${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`).toBe(shown);
}

/** The caret stays beside its digit while group separators change. */
export const CaretStaysInTheMiddle: Story = {
  tags: ['interaction'],
  args: { value: '1234567.5' },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await edit(field, 3, '9');
    await expectCaret(field, '12,9|34,567.5');
    await userEvent.keyboard('{Backspace}');
    await expectCaret(field, '1,2|34,567.5');
    // Deleting a group separator deletes the digit beside it.
    await edit(field, 2, '{Backspace}');
    await expectCaret(field, '|234,567.5');
    await edit(field, 3, '{Delete}');
    await expectCaret(field, '23,4|67.5');
  },
};

/** A paste is parsed by its own separators, whatever the language's. */
export const PastesEitherGrouping: Story = {
  tags: ['interaction'],
  globals: { locale: 'de' },
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement);
    field.focus();
    await userEvent.paste('1,234.5');
    await expectCaret(field, '1.234,5|');
    field.select();
    await userEvent.paste('9.876.543,21');
    await expectCaret(field, '9.876.543,21|');
    await expect(args.onChange).toHaveBeenLastCalledWith('9876543.21');
  },
};

/** The field keeps its own undo steps, because the browser loses them when the text is rewritten. */
export const UndoesAndRedoes: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.type(field, '12345');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectCaret(field, '1,234|');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expectCaret(field, '12|');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expectCaret(field, '123|');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expectCaret(field, '1,234|');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234');
  },
};

/** A composition is not reformatted until it ends. */
export const WaitsForComposition: Story = {
  tags: ['interaction'],
  args: { value: '123' },
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement);
    field.focus();
    const compose = async (text: string): Promise<void> => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      setValue.call(field, text);
      await fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    };
    await fireEvent.compositionStart(field);
    await compose('123４');
    await compose('123４５');
    await expect(field).toHaveValue('123４５');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(field);
    await expectCaret(field, '12,345|');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345');
  },
};

/** The next Tab stop after the field is its button, and Enter presses it. */
export const FillsByAction: Story = {
  tags: ['interaction'],
  args: Filled.args,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('12,480.50');
  },
};

/** The arrow keys have the same effect as the buttons. */
export const StepsByButtonAndArrows: Story = {
  tags: ['interaction'],
  args: Ticket.args,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.click(canvas.getByRole('button', { name: 'Raise' }));
    await expect(field).toHaveValue('97,413');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('97,411');
    await expect(args.onStep).toHaveBeenCalledTimes(3);
  },
};

const callsOf = (onStep: unknown): number => (onStep as { mock: { calls: unknown[] } }).mock.calls.length;

/** A held step repeats and stops on release. */
export const HeldStepRepeats: Story = {
  tags: ['interaction'],
  args: { label: 'Price', value: '100', size: 'dense', unit: undefined, onStep: fn() },
  play: async ({ args, canvasElement }) => {
    const lower = within(canvasElement).getByRole('button', { name: 'Lower' });
    await fireEvent.pointerDown(lower);
    await waitFor(() => expect(callsOf(args.onStep)).toBeGreaterThanOrEqual(3), { timeout: 3000 });
    await fireEvent.pointerUp(lower);
    const calls = callsOf(args.onStep);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(callsOf(args.onStep)).toBe(calls);
  },
};

/** Typing beyond the precision shows a message at the field; a paste is truncated to fit, with a message. */
export const CutsAPaste: Story = {
  tags: ['interaction'],
  args: { decimals: 5, spareDecimals: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('0.001234567');
    await expect(field).toHaveValue('0.00123');
    await expect(canvas.getByText('5 decimals at most: the rest was cut')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '0.001234567');
    await expect(field).toHaveValue('0.001234');
  },
};
