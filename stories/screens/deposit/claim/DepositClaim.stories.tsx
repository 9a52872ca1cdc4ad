import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bankCard } from '../../../../contracts/examples/bank.ts';
import {
  bankCardAddress,
  depositAddress,
  depositCurrencies,
  submittedDeposit,
  creditedDeposit,
  rejectedClaim,
} from '../../../../contracts/examples/deposit.ts';
import { siteConfig } from '../../../../contracts/examples/session.ts';
import type { DepositRow } from '../../../../src/api/deposit.ts';
import { noPicture, type Picture } from '../../../../src/components/pictures/picture.ts';
import { bankTransferOf } from '../../../../src/screens/deposit/bankTransfer.ts';
import type { ClaimValues } from '../../../../src/screens/deposit/claim/claimValues.ts';
import type { Network } from '../../../../src/screens/deposit/depositNetworks.ts';
import { DepositClaimView } from '../../../../src/screens/deposit/claim/DepositClaimView.tsx';
import type { Proof } from '../../../../src/screens/deposit/claim/useProof.ts';
import { OfflineBar } from '../../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import * as content from '../../../../src/ui/loading/ContentSkeleton.css.ts';
import { at, commandStories, fault, inDialog } from '../../../components/command/commandStories.tsx';
import { blurField, rests } from '../../../rests.ts';
import { clearToasts, said, toaster, withToasts } from '../../../toasts.tsx';

const megabyte = 1024 * 1024;
const [usdt] = depositCurrencies as [(typeof depositCurrencies)[number]];
const [trc20, erc20] = usdt.networks as [Network, Network];
const hash = submittedDeposit.hash!;
const address = depositAddress['trc20']!;

const overTron = { coin: 'USDT', coinId: usdt.id, network: trc20, address };
const byHash = ready({ way: 'hash', ...overTron } as const);
const quick = ready({ way: 'quick', ...overTron } as const);
const bank = bankTransferOf(bankCardAddress)!;
const fromBank = ready({ way: 'bank', bank } as const);

const file = {
  name: 'transfer.png',
  bytes: 1.2 * megabyte,
  image: new URL('../../../../e2e/support/pictures/front.jpg', import.meta.url).href,
};
const uploaded: Picture = { state: 'uploaded', path: '/upload/proof', file };

const proofOf = (picture: Picture, maxBytes = siteConfig.upload_max_bytes): Proof => ({
  picture,
  kept: undefined,
  maxBytes,
  onChoose: fn(),
  onRetry: fn(),
  onStop: fn(),
});

const made: ClaimValues = {
  way: 'hash',
  currency: '3',
  coin: 'USDT',
  network: 'trc20',
  amount: '1500',
  account: hash,
  imgs: '/upload/proof',
  rate: '',
  bkname: '',
  bkcardnumer: '',
  cardname: '',
};
const states = commandStories<ClaimValues, DepositRow>(made, /^Submit/);
const { commandOf } = states;
const draftOf = (left: Partial<ClaimValues>) => ({
  command: commandOf({ draft: { initial: left, onValues: fn() } }),
});
const claim = { amount: '1500', account: hash };
const payer = { bkname: 'Sample Sparkasse', bkcardnumer: 'DE44500105175407324931' };
const bankClaim = draftOf({ amount: '500', ...payer });

const meta = {
  title: 'screens/deposit/DepositClaim',
  component: DepositClaimView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    subject: byHash,
    startAmount: '',
    verifiedName: 'Lena Hartmann',
    card: undefined,
    proof: proofOf(uploaded),
    ...draftOf(claim),
    onDone: fn(),
    onCancel: () =>
      void toaster.show({ kind: 'info', text: 'Deposit report cancelled. It was not submitted.' }),
    isOffline: false,
    changeHref: '#change',
    became: undefined,
    recordsHref: '#records',
    supportHref: '#support',
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof DepositClaimView>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('textbox', { name });
const submitButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Submit/ });

async function fails(canvasElement: HTMLElement, sentence: string | RegExp): Promise<void> {
  await userEvent.click(submitButton(canvasElement));
  await within(canvasElement).findByText(sentence);
}

export const Loading: Story = {
  args: { subject: loading },
  parameters: rests({ has: [`.${content.group.fields}`], shows: ['Submit deposit'], hides: ['Amount sent'] }),
};

export const Failed: Story = {
  args: { subject: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Coin and address could not be loaded', 'Try again'] }),
};

export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['USDT · TRC20 (TRON)', 'to TMrdnS…F4hJ8bN', 'Change', 'Amount sent', '1,500', 'Min. 10.00 USDT'],
      ...[
        hash,
        '64 of 64 characters',
        'Where do I find it?',
        'JPEG, PNG or WebP, up to 10 MB',
        'transfer.png · 1.2 MB',
      ],
      ...['with what the network shows', 'Submit 1,500.00 USDT for review'],
    ],
    has: ['a[href="#change"]', 'a[href="#records"]'],
    hides: ['Card or account number', address],
  }),
};

/** The form is empty. */
export const Untouched: Story = {
  name: 'Form empty',
  args: { ...draftOf({}), proof: proofOf(noPicture) },
  parameters: rests({
    shows: ['0 of 64 characters', 'Not added yet', 'Submit for review', 'Upload a proof of transfer'],
  }),
};

/** Users often deposit from their withdrawal card: a tap fills it in, masked as everywhere else. */
export const LinkedCard: Story = {
  args: { subject: fromBank, ...draftOf({ amount: '500' }), card: bankCard },
  parameters: rests({ shows: ['Sample Bank Köln', 'Account •• 3000'], hides: ['DE44'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account •• 3000' }));
    await expect(field(canvasElement, 'Card or account number')).toHaveValue('**** **** **** 3000');
    blurField();
  },
};

/** Both figures and the rate with its source are shown above the button: 500 at 0.9312 are 536.94158075 and a rest. */
export const BankCard: Story = {
  args: { subject: fromBank, ...bankClaim },
  parameters: rests({
    shows: [
      ...['Bank account', 'to Sample Bank AS •• 0127', 'DEP-73011408-1', 'Transfer amount', 'Min. 20.00 EUR'],
      ...[
        'Paid from',
        'DE44 5001 0517 5407 3249 31',
        'Lena Hartmann',
        'transfer with your reference has been found',
      ],
      ...['500.00 EUR', 'Rate: ECB reference rate of 20 November 2026'],
      ...['0.9312 EUR / USDT', 'You receive', '536.94158075 USDT', 'Submit 500.00 EUR for review'],
    ],
    hides: ['Transaction hash', '536.95'],
  }),
};

/** An unknown rate is not 0, and the deposit can still be claimed. */
export const BankCardWithoutRate: Story = {
  args: {
    subject: ready({ way: 'bank', bank: { ...bank, rate: undefined, rateSource: undefined } }),
    ...bankClaim,
  },
  parameters: rests({
    shows: ['No rate is available.', 'You receive', '—', 'Submit 500.00 EUR for review'],
    hides: ['536.94', /\b0\.00\b/],
  }),
};

/** The input stays, and the amounts use the new rate. */
export const RateChanged: Story = {
  args: {
    subject: ready({ way: 'bank', bank: { ...bank, rate: '0.94' } }),
    command: {
      ...bankClaim.command,
      onSubmit: async () => ({
        message: 'The rate has changed to 0.94. Check the amounts and submit again',
      }),
    },
  },
  parameters: rests({
    toasts: ['The rate has changed to 0.94. Check the amounts and submit again'],
    shows: ['0.94 EUR / USDT', '531.91489361 USDT', 'Sample Sparkasse', 'Submit 500.00 EUR for review'],
  }),
  play: async ({ canvasElement }) => {
    await fails(canvasElement, /^The rate has changed/);
    blurField();
  },
};

/** The full address, for a user who has not sent yet. */
export const Quick: Story = {
  args: { subject: quick, ...draftOf({}), startAmount: '500', proof: proofOf(noPicture) },
  parameters: rests({
    shows: [
      ...['First, send to this address', /TMrdnS\s*ampLeAddrs7xQw3kV9pZ2c\s*F4hJ8bN/],
      ...['Send only USDT on TRC20 (TRON).', '500', 'Submit 500.00 USDT for review'],
    ],
    has: ['button[aria-label="Copy Address"]'],
  }),
};

export const AmountInvalid: Story = {
  args: { ...draftOf({ account: hash }) },
  parameters: rests({ shows: ['Enter an amount', 'Submit for review'], focus: 'Amount sent' }),
  play: async ({ canvasElement }) => {
    await fails(canvasElement, 'Enter an amount');
    await waitFor(() => expect(field(canvasElement, 'Amount sent')).toHaveFocus());
  },
};

/** A bank amount has at most two decimals. */
export const TooManyDecimals: Story = {
  args: { subject: fromBank, ...draftOf({ amount: '500.005', ...payer }) },
  parameters: rests({ shows: ['Use at most 2 decimals'], focus: 'Transfer amount' }),
  play: async ({ canvasElement }) => {
    await fails(canvasElement, 'Use at most 2 decimals');
    await waitFor(() => expect(field(canvasElement, 'Transfer amount')).toHaveFocus());
  },
};

export const UnderMinimum: Story = {
  args: { ...draftOf({ amount: '9.99', account: hash }) },
  parameters: rests({ shows: ['Minimum: 10 USDT', '9.99'], focus: 'Amount sent' }),
  play: async ({ canvasElement }) => {
    await fails(canvasElement, 'Minimum: 10 USDT');
    await waitFor(() => expect(field(canvasElement, 'Amount sent')).toHaveFocus());
  },
};

export const MinimumUnknown: Story = {
  name: 'Minimum could not be loaded',
  args: { subject: ready({ way: 'hash', ...overTron, network: { ...trc20, min_number: undefined } }) },
  parameters: rests({
    shows: ['Min. —', 'The minimum could not be loaded. Try again later'],
    hides: [/Min\. 0/],
  }),
};

export const HashInvalid: Story = {
  args: { ...draftOf({ amount: '1500', account: hash.slice(1) }) },
  parameters: rests({
    shows: ['Enter a valid transaction hash: 64 characters (0–9, a–f)', '63 of 64 characters'],
    focus: 'Transaction hash',
  }),
  play: async ({ canvasElement }) => {
    await fails(canvasElement, /^Enter a valid transaction hash/);
    await waitFor(() => expect(field(canvasElement, 'Transaction hash')).toHaveFocus());
  },
};

/** Ethereum hashes start with 0x. */
export const HashOfEthereumInvalid: Story = {
  args: {
    subject: ready({ way: 'hash', ...overTron, network: erc20, address: depositAddress['erc20']! }),
    ...draftOf({ amount: '1500', account: hash }),
  },
  parameters: rests({
    shows: ['Enter a valid transaction hash: 0x, then 64 characters', '64 of 66 characters'],
    focus: 'Transaction hash',
  }),
  play: async ({ canvasElement }) => {
    await fails(canvasElement, /^Enter a valid transaction hash/);
    await waitFor(() => expect(field(canvasElement, 'Transaction hash')).toHaveFocus());
  },
};

export const HashHelp: Story = {
  parameters: rests({
    dialog: 'Where to find the hash',
    shows: ['“transaction hash”, “TxHash” or “TxID”', 'On TRC20 (TRON) it has 64 characters'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Where do I find it?' }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    blurField();
  },
};

export const PayerDiffers: Story = {
  args: { subject: fromBank, ...draftOf({ amount: '500', ...payer, cardname: 'Jonas Weber' }) },
  parameters: rests({
    shows: ['Pay from a card or account in your own verified name', 'Your verified name: Lena Hartmann.'],
    focus: 'Account holder’s full name',
  }),
  play: async ({ canvasElement }) => {
    await fails(canvasElement, 'Pay from a card or account in your own verified name');
    await waitFor(() => expect(field(canvasElement, 'Account holder’s full name')).toHaveFocus());
  },
};

export const BankFieldsMissing: Story = {
  args: { subject: fromBank, ...draftOf({ amount: '500' }) },
  parameters: rests({ shows: ['Fill in all bank details'], focus: 'Bank name' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() =>
      expect(within(canvasElement).getAllByText('Fill in all bank details')).toHaveLength(2),
    );
    await waitFor(() => expect(field(canvasElement, 'Bank name')).toHaveFocus());
  },
};

export const ProofMissing: Story = {
  args: { proof: proofOf(noPicture) },
  parameters: rests({
    shows: ['Upload a proof of transfer', 'Not added yet', 'Submit 1,500.00 USDT for review'],
    has: ['button[type=submit][aria-disabled=true]'],
  }),
};

export const Uploading: Story = {
  args: { proof: proofOf({ state: 'uploading', file, share: 0.645 }) },
  parameters: rests({
    shows: ['Uploading, 64%', 'Wait until the picture is uploaded.'],
    has: [
      'button[aria-label="Stop the upload: Picture"]',
      '[role=progressbar][aria-valuenow="64"]',
      'button[type=submit][aria-disabled=true]',
    ],
  }),
};

export const UploadFailed: Story = {
  args: {
    proof: proofOf({
      state: 'failed',
      file,
      error: new Error('The server did not respond within a minute. Try again.'),
    }),
  },
  parameters: rests({
    shows: ['Upload failed.', 'Try again', '1,500', 'Upload a proof of transfer'],
    has: ['button[aria-label="Remove: Picture"]'],
  }),
};

export const TooLarge: Story = {
  args: { proof: proofOf({ state: 'refused', obstacle: 'size' }) },
  parameters: rests({
    shows: ['The file is too large. Choose a smaller one, up to 10 MB.', 'Choose another'],
  }),
};

export const WrongType: Story = {
  args: { proof: proofOf({ state: 'refused', obstacle: 'type' }) },
  parameters: rests({ shows: ['Choose a picture (JPEG, PNG or WebP)', 'Choose another'] }),
};

/** The file is attached and can be replaced. */
export const PreviewFailed: Story = {
  args: { proof: proofOf({ ...uploaded, file: { ...file, image: undefined } }) },
  parameters: rests({
    shows: ['No preview available. transfer.png (1.2 MB) is attached.', 'Replace'],
    hides: ['Upload a proof'],
  }),
};

/** Without a limit, the maximum size is unknown. */
export const UploadBlocked: Story = {
  args: { proof: { ...proofOf(noPicture), maxBytes: undefined } },
  parameters: rests({
    shows: [
      'up to —',
      'Pictures cannot be uploaded right now: the size limit could not be loaded.',
      'Pictures cannot be uploaded right now. Try again later',
    ],
    hides: ['Add'],
  }),
};

const submitting = states.submitting('Submitting');
export const Submitting: Story = {
  name: 'Sending',
  ...submitting,
  parameters: rests({ shows: ['Submitting'], hides: ['Cancel'] }),
};

/** The server's message and the form's values stay. */
export const SubmitFailed: Story = {
  name: 'Claim refused',
  ...states.refused(
    ['1,500', hash, 'transfer.png · 1.2 MB', 'Submit 1,500.00 USDT for review'],
    'This transaction has already been submitted. Check your deposit records',
    () => said('deposit.hashOnce'),
  ),
};

/** The app looks the claim up; meanwhile the screen offers neither dismissal nor cancellation. */
export const SubmitUnknown: Story = {
  name: 'No answer after Send',
  ...states.looked('checking', {
    shows: [
      'We’re checking whether your deposit was submitted.',
      'If you submit it again, it won’t count twice',
      'Your last deposit is being checked.',
      'Send again',
    ],
    hides: ['Dismiss', 'Cancel'],
  }),
};

export const NotSubmitted: Story = {
  name: 'Not received after Send',
  ...states.looked('notFound', {
    shows: ['Your deposit has not been submitted yet. We’ll keep checking.', 'Send again', 'Dismiss'],
  }),
};

/** Back end without ids: the screen lists similar claims, and the user decides whether one is the same. */
export const FoundAlike: Story = {
  name: 'Similar one found after Send',
  ...states.looked(
    'unknowable',
    { shows: ['We found a similar deposit.', '1,500.00 USDT', 'Yes, it went through'] },
    [{ ...submittedDeposit, amount: '1500' }],
  ),
};

const done = { command: commandOf({ made, draft: { initial: {}, onValues: fn() } }) };

/** The sheet with the result continues with the claim. */
export const SubmittedAndCredited: Story = {
  name: 'Claim credited',
  args: { ...done, became: creditedDeposit },
  parameters: rests({
    dialog: 'Your deposit has been credited',
    shows: ['Credited'],
    hides: ['Under review'],
  }),
  play: inDialog,
};

export const SubmittedAndRejected: Story = {
  name: 'Claim rejected',
  args: { ...done, became: rejectedClaim },
  parameters: rests({
    dialog: 'Your deposit was not credited',
    shows: ['Rejected', 'Reason', 'The hash belongs to another address'],
    hides: ['Under review'],
  }),
  play: inDialog,
};

export const Submitted: Story = {
  name: 'Claim under review',
  args: done,
  parameters: rests({
    dialog: 'Submitted for review',
    shows: ['1,500.00 USDT', 'Under review', 'Deposit records', 'Done'],
    has: ['dialog a[href="#records"]'],
  }),
  play: inDialog,
};

/** The app returns to Deposit with this toast. */
export const Cancelled: Story = {
  parameters: rests({
    toasts: ['Deposit report cancelled. It was not submitted.'],
    shows: ['Submit deposit'],
  }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.hover(await canvas.findByText('Deposit report cancelled. It was not submitted.'));
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

export const Offline: Story = {
  args: { isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({
    shows: ['You are offline', '1,500', 'transfer.png · 1.2 MB', 'Offline. Prices paused at'],
    has: ['button[type=submit][aria-disabled=true]'],
  }),
};

/** Previously shown addresses may have been reassigned or closed. */
export const QuickOffline: Story = {
  args: { ...Quick.args, isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({
    shows: ['The address is hidden while you are offline'],
    hides: [/ampLeAddrs/],
  }),
};

export const NetworkMissing: Story = {
  args: { subject: ready({ obstacle: 'network', coin: 'USDT' }) },
  parameters: rests({
    shows: ['First choose the network that USDT was sent over.', 'Choose coin and network'],
    hides: ['Amount sent'],
  }),
};

export const NotOffered: Story = {
  args: { subject: ready({ obstacle: 'coin', coin: 'DOGE' }) },
  parameters: rests({ shows: ['DOGE cannot be deposited here.', 'Choose coin and network'] }),
};

export const Suspended: Story = {
  args: {
    subject: ready({ obstacle: 'suspended', coin: 'USDC', network: { ...trc20, suspended: 'Paused.' } }),
  },
  parameters: rests({
    shows: [
      'Deposits of USDC on TRC20 (TRON) are suspended. Choose another network or try again later.',
      'Paused.',
    ],
  }),
};

export const AddressMissing: Story = {
  args: { subject: ready({ obstacle: 'address', coin: 'USDT', network: erc20 }) },
  parameters: rests({
    shows: ['The payment address is not currently configured.', 'ERC20 (Ethereum)', 'Contact support'],
  }),
};

export const BankMissing: Story = {
  args: { subject: ready({ obstacle: 'bank' }) },
  parameters: rests({
    shows: ['The payment address is not currently configured.', 'Bank account', 'Contact support'],
    hides: ['Transfer amount'],
  }),
};

/** On the narrowest phone nothing overflows the page. */
export const German: Story = {
  args: { subject: fromBank, ...bankClaim },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['500,00 EUR', '536,94158075 USDT'] }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Sends the proof and the rate shown beside the form, and no data of another method. */
export const SendsWhatStandsThere: Story = {
  args: { subject: fromBank, ...bankClaim },
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() =>
      expect(args.command.onSubmit).toHaveBeenCalledWith({
        way: 'bank',
        currency: '9999',
        coin: 'EUR',
        network: '',
        account: '',
        amount: '500',
        imgs: '/upload/proof',
        rate: '0.9312',
        ...payer,
        cardname: 'Lena Hartmann',
      }),
    );
  },
};

export const ChoosesAPicture: Story = {
  args: { proof: proofOf(noPicture) },
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][name=imgs]')!;
    await userEvent.upload(input, new File(['x'], 'transfer.png', { type: 'image/png' }));
    await expect(args.proof.onChoose).toHaveBeenCalledOnce();
  },
};
