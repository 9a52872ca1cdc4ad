import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { object, string } from 'yup';
import { FormFrame } from '../../../src/components/forms/FormFrame.tsx';
import type { ShowRefusal, Submit } from '../../../src/components/forms/submission.ts';
import { SubmitButton } from '../../../src/components/forms/SubmitButton.tsx';
import { useForm } from '../../../src/components/forms/useForm.ts';
import { Checkbox } from '../../../src/ui/choices/Checkbox.tsx';
import { PasswordField } from '../../../src/ui/fields/PasswordField.tsx';
import { Select } from '../../../src/ui/choices/Select.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const empty = { label: '', network: '', address: '', memo: '', fundPassword: '', isOwn: false };
type Values = typeof empty;

const schema = object({
  label: string().required('Enter a name'),
  network: string().required('Choose the network of the address'),
  address: string().required('Enter the address'),
  fundPassword: string().required('Enter the fund password'),
});

interface AddressFormProps {
  onSubmit: Submit<Values>;
  onRefused: ShowRefusal;
  isOffline?: boolean;
}

/** A plain form with six fields, one per line. */
function AddressForm({ onSubmit, onRefused, isOffline }: AddressFormProps) {
  const form = useForm({ initial: empty, schema, onSubmit, onRefused });
  const { value: isOwn, ...own } = form.field('isOwn');
  const networks = [
    { value: 'trc20', label: 'TRC20' },
    { value: 'erc20', label: 'ERC20' },
  ];
  return (
    <FormFrame form={form}>
      <TextField {...form.field('label')} label="Name" />
      <Select {...form.field('network')} label="Network" placeholder="Choose" options={networks} />
      <TextField {...form.field('address')} label="Address" />
      <TextField {...form.field('memo')} label="Memo (optional)" />
      <PasswordField {...form.field('fundPassword')} label="Fund password" autoComplete="current-password" />
      <Checkbox {...own} checked={isOwn}>
        This is my own wallet
      </Checkbox>
      <SubmitButton form={form} busy="Saving" isOffline={isOffline}>
        Save address
      </SubmitButton>
    </FormFrame>
  );
}

const meta = {
  title: 'components/forms/FormFrame',
  component: AddressForm,
  tags: ['autodocs'],
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: { onSubmit: fn<Submit<Values>>(() => Promise.resolve(undefined)), onRefused: showRefusal },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save address' }));

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Name'), 'Ledger');
  await userEvent.click(canvas.getByRole('button', { name: /Network/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'ERC20' }));
  await userEvent.type(canvas.getByLabelText('Address'), '0x52');
  await userEvent.type(canvas.getByLabelText('Fund password'), '491370');
}

export const Blank: Story = { parameters: rests({ shows: ['Name', 'Network', 'Choose', 'Save address'] }) };

/** An attempt focuses the first invalid field, including a select. */
export const Missing: Story = {
  parameters: rests({
    shows: ['Choose the network of the address', 'Enter the address'],
    hides: ['Enter a name'],
    focus: /Network/,
  }),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Name'), 'Ledger');
    await save(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /Network/ })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedField: Story = {
  args: {
    onSubmit: fn<Submit<Values>>(() => Promise.resolve({ fields: { address: 'This is no ERC20 address' } })),
  },
  parameters: rests({ shows: ['This is no ERC20 address', 'Ledger', '0x52'], focus: 'Address' }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await save(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByLabelText('Address')).toHaveFocus());
  },
};

export const SubmitFailed: Story = {
  args: {
    onSubmit: fn<Submit<Values>>(() => Promise.resolve({ message: 'The server did not answer in time' })),
  },
  parameters: rests({ toasts: ['The server did not answer in time'], shows: ['Ledger', '0x52'] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await save(canvasElement);
    await within(canvasElement).findByText('The server did not answer in time');
    blurField();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['You are offline', 'Save address'] }),
};

/** All six values are sent once; a second tap meanwhile sends nothing. */
export const SendsOnce: Story = {
  tags: ['interaction'],
  args: { onSubmit: fn<Submit<Values>>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      label: 'Ledger',
      network: 'erc20',
      address: '0x52',
      memo: '',
      fundPassword: '491370',
      isOwn: true,
    });
  },
};
