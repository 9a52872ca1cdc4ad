import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  checkAddress,
  ethereumAddress,
  tronAddress,
  withdrawalAddresses,
  withdrawalCurrencies,
} from '../../../../contracts/examples/withdrawal.ts';
import type { WithdrawalNetwork } from '../../../../src/api/withdrawal.ts';
import { codesSent } from '../../../../src/components/codes/codesSent.ts';
import type { CodeAnswer } from '../../../../src/components/codes/useCode.ts';
import type { Refused } from '../../../../src/components/forms/submission.ts';
import {
  blankAddress,
  type AddressValues,
} from '../../../../src/screens/withdrawal/addresses/addressSchema.ts';
import type { Checked } from '../../../../src/screens/withdrawal/addresses/addressFinding.ts';
import { AddWithdrawalAddressView } from '../../../../src/screens/withdrawal/addresses/AddWithdrawalAddressView.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import { blurField, rests } from '../../../rests.ts';
import { clearToasts, showRefusal, toaster, withToasts } from '../../../toasts.tsx';

const coins = withdrawalCurrencies;
const networks = coins.find(({ name }) => name === 'USDT')!.networks as WithdrawalNetwork[];
const basics = { coins, networks, hasFundPassword: true };
const filled = (values: Partial<AddressValues> = {}) => ({
  initial: {
    ...blankAddress,
    address: tronAddress,
    notes: 'New phone',
    code: '730916',
    password: '491370',
    ...values,
  },
  onValues: fn(),
});
const says = (checked: Checked) => fn(async (): Promise<Checked> => checked);

type Props = ComponentProps<typeof AddWithdrawalAddressView>;

/** The URL stores the network, as in the app. */
function Kept(props: Props) {
  const [network, setNetwork] = useState(props.network);
  return <AddWithdrawalAddressView {...props} network={network} onNetwork={setNetwork} />;
}

const meta = {
  title: 'screens/withdrawal/AddWithdrawalAddress',
  component: AddWithdrawalAddressView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: () => {
    codesSent.clear();
    clearToasts();
  },
  render: (args) => <Kept {...args} />,
  args: {
    basics: ready(basics),
    coin: 'USDT',
    network: 'trc20',
    saved: withdrawalAddresses,
    ownAddress: { channel: 'mail', to: 'l•••n@posteo.example' },
    lockedUntilMs: undefined,
    holdMinutes: 1440,
    isSandbox: false,
    isOffline: false,
    savedHref: '#saved',
    links: { account: '#account', fundPassword: '#fundPassword' },
    draft: filled(),
    onCoin: fn(),
    onNetwork: fn(),
    onCheck: says(checkAddress),
    onSendCode: fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 })),
    onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
    onRefused: showRefusal,
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof AddWithdrawalAddressView>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save address' }));

const saysAfter =
  (sentence: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await save(canvasElement);
    await within(canvasElement).findByText(sentence);
    blurField();
  };

export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['USDT', 'TRC20', 'TRON', 'ERC20', tronAddress, 'Paste', 'New phone', 'Verification code'],
      ...['To l•••n@posteo.example', 'Usable 24 hours after you confirm it.', 'Save address'],
    ],
    hides: ['This address', 'I compared', 'sandbox'],
  }),
};

/** Several networks: none is preselected. */
export const Untouched: Story = {
  name: 'Form empty',
  args: { network: null, draft: undefined },
  parameters: rests({
    shows: ['Network', 'TRC20', 'Label (optional)'],
    hides: ['Choose a coin', tronAddress],
  }),
};

export const Loading: Story = {
  args: { basics: loading },
  parameters: rests({
    has: ['[role=status] [aria-hidden=true]'],
    shows: ['Add address'],
    hides: ['Verification code'],
  }),
};

export const Failed: Story = {
  args: { basics: failed(new Error('The server did not answer in time'), fn(), 1_795_271_021_000) },
  parameters: rests({ shows: ['Coins and networks could not be loaded', 'Try again'], hides: ['Paste'] }),
};

export const NoCoin: Story = {
  args: { basics: ready({ ...basics, coins: [], networks: [] }) },
  parameters: rests({ shows: ['Withdrawals are unavailable right now'], hides: ['Paste'] }),
};

export const FundPasswordMissing: Story = {
  args: { basics: ready({ ...basics, hasFundPassword: false }) },
  parameters: rests({
    shows: ['Set a fund password first', 'Set fund password'],
    has: ['a[href="#fundPassword"]'],
    hides: ['Paste'],
  }),
};

export const NoCodeAddress: Story = {
  args: { ownAddress: undefined },
  parameters: rests({
    shows: ['Add an email address or phone number first', 'Add one'],
    has: ['a[href="#account"]'],
    hides: ['Paste'],
  }),
};

export const Missing: Story = {
  name: 'Required fields empty',
  args: { network: null, draft: filled({ address: '', notes: '', code: '', password: '4913' }) },
  parameters: rests({
    shows: [
      ...['Choose a coin and a network', 'Enter an address', 'Enter the verification code'],
      'Enter exactly 6 digits',
    ],
    focus: 'Network',
  }),
  play: async ({ canvasElement, args }) => {
    await save(canvasElement);
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Network' });
    await waitFor(() => expect(group).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A 0, which is not a base58 character, in place of the O. */
export const AddressInvalid: Story = {
  args: { draft: filled({ address: 'TJRabPrwbZy450bavfcjinPJC18kjpRTv8' }) },
  parameters: rests({
    shows: [
      'This is not a valid TRC20 address.',
      'Character 14 is “0”, which never appears in this kind of address.',
    ],
    hides: ['Switch to'],
  }),
};

/** One character differs. */
export const ChecksumWrong: Story = {
  args: { draft: filled({ address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9' }) },
  parameters: rests({ shows: ['This is not a valid TRC20 address.', 'Its checksum does not match'] }),
};

export const OtherChain: Story = {
  args: { draft: filled({ address: ethereumAddress }) },
  parameters: rests({
    shows: [
      'This address belongs to Ethereum, not to TRC20. Check the address or change the network.',
      'USDT sent over TRC20 would be lost.',
      'Switch to ERC20',
    ],
  }),
};

export const AddressRefused: Story = {
  args: { onCheck: says({ is_valid: false, fault: 'own', networks: undefined, resembles: undefined }) },
  parameters: rests({
    shows: ['This address cannot be used for withdrawals.', 'It is a deposit address of this platform'],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/deposit address of this platform/);
  },
};

/** A plain compatible back end explains it in its own words. */
export const RefusedInWords: Story = {
  name: 'Refused with the server’s reason',
  args: { onCheck: says({ refusal: 'This address is on a blocklist' }) },
  parameters: rests({ shows: ['This address is on a blocklist'] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This address is on a blocklist');
  },
};

const lookalike = '0x1111222299994444555566667777888899990000';

export const Lookalike: Story = {
  name: 'Resembles a saved address',
  args: { network: 'erc20', draft: filled({ address: lookalike }) },
  parameters: rests({
    shows: [
      ...[
        'This looks like Office wallet but differs in the middle. Compare every character.',
        '4 characters differ',
      ],
      ...['You entered', 'Saved as Office wallet', '3333', '9999', 'Use Office wallet instead'],
      ...['I compared every character with the source.', 'Tick the box above to save.'],
    ],
    has: ['a[href="#saved"]'],
  }),
};

/** The address has no checksum. */
export const Unchecked: Story = {
  name: 'Address without a checksum',
  args: { network: 'erc20', draft: filled({ address: ethereumAddress.toLowerCase() }) },
  parameters: rests({
    shows: [
      'This address has no checksum. Compare every character.',
      ...['I compared every character with the source.', 'Tick the box above to save.'],
    ],
    hides: ['Use '],
  }),
};

export const SavedAlready: Story = {
  args: { saved: [{ ...withdrawalAddresses[0]!, address: tronAddress }] },
  parameters: rests({ shows: ['This address is already saved.'] }),
};

export const CodeWrong: Story = {
  args: {
    onSubmit: fn(async () => ({ fields: { code: 'Wrong or expired code. 2 attempts left' }, triesLeft: 2 })),
  },
  parameters: rests({ shows: ['Wrong or expired code. 2 attempts left', 'Send again', tronAddress] }),
  play: saysAfter('Wrong or expired code. 2 attempts left'),
};

export const FundPasswordWrong: Story = {
  args: {
    onSubmit: fn(async () => ({ fields: { password: 'The fund password is wrong. 4 attempts left' } })),
  },
  parameters: rests({ shows: ['The fund password is wrong. 4 attempts left', tronAddress] }),
  play: saysAfter('The fund password is wrong. 4 attempts left'),
};

export const FundPasswordLocked: Story = {
  args: { lockedUntilMs: Date.UTC(2026, 10, 21, 15, 23, 41) },
  parameters: rests({ shows: [/Too many attempts\. Try again in/, tronAddress, 'New phone'] }),
};

export const SubmitFailed: Story = {
  name: 'Address refused',
  args: { onSubmit: fn(async () => ({ message: 'Failed to submit. The service is being maintained' })) },
  parameters: rests({
    toasts: ['Failed to submit. The service is being maintained'],
    shows: [tronAddress, 'New phone'],
  }),
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await screen.findByText('Failed to submit. The service is being maintained');
    blurField();
  },
};

/** In the app the list opens below. */
export const Submitted: Story = {
  name: 'Address saved',
  args: {
    onSubmit: fn(async () => {
      toaster.show({
        kind: 'success',
        text: 'Address saved. Confirm it in the list; you can use it 24 hours after that.',
      });
      return undefined;
    }),
  },
  parameters: rests({
    toasts: ['Address saved. Confirm it in the list; you can use it 24 hours after that.'],
    shows: ['Save address'],
  }),
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await userEvent.hover(await screen.findByText(/Address saved/));
    blurField();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['You are offline', tronAddress] }),
};

/** A plain back end says nothing of holds and tries. */
export const Plain: Story = {
  name: 'Length of the hold not stated',
  args: { holdMinutes: undefined, saved: [] },
  parameters: rests({ shows: ['You may have to wait before you can use it.'], hides: ['24 hours'] }),
};

/** One tap makes the address valid. */
export const Switches: Story = {
  tags: ['interaction'],
  args: { draft: filled({ address: ethereumAddress }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to ERC20' }));
    await expect(canvas.queryByText(/belongs to Ethereum/)).toBeNull();
    await save(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        address: ethereumAddress,
        target: expect.objectContaining({ network: expect.objectContaining({ network: 'erc20' }) }),
      }),
    );
  },
};

/** Not before the comparison is confirmed; any change requires a new confirmation. */
export const Compares: Story = {
  tags: ['interaction'],
  args: { network: 'erc20', draft: filled({ address: lookalike }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await save(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Address' }));
    await userEvent.keyboard('{End}{Backspace}0');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await save(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** Neither stored nor sent, in any notation. */
export const Secrets: Story = {
  tags: ['interaction'],
  args: { draft: filled({ address: '' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Address' });
    const secrets = [
      // Key and phrase from published test vectors.
      '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
      '0c28fca386c7a227600b2fe50b7cae11ec86d3bf1fbe471be89827e19d72aa1d',
      'legal winner thank year wave sausage worth useful legal winner thank yellow',
    ];
    for (const secret of secrets) {
      await userEvent.click(field);
      await userEvent.paste(secret);
      await expect(field).toHaveValue('');
      await expect(canvas.getByText(/private key or a recovery phrase/)).toBeVisible();
      await userEvent.type(field, 'T');
      await userEvent.clear(field);
    }
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

/** Two taps send it once. */
export const DoubleTap: Story = {
  tags: ['interaction'],
  args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
