import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  bankCardAddress,
  depositAddress,
  depositCurrencies,
  seenDeposit,
} from '../../../contracts/examples/deposit.ts';
import { bankTransferOf } from '../../../src/screens/deposit/bankTransfer.ts';
import { networksOfAddresses, type Network } from '../../../src/screens/deposit/depositNetworks.ts';
import type { AddressActions } from '../../../src/screens/deposit/AddressCard.tsx';
import { DepositView } from '../../../src/screens/deposit/DepositView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { withClipboard, withoutCopying } from '../../clipboard.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, toaster, withToasts } from '../../toasts.tsx';

const at = Date.UTC(2026, 10, 20, 14, 23, 41);
const fault = new Error('The server did not answer in time');
const [usdt, usdc, btc] = depositCurrencies as [
  (typeof depositCurrencies)[number],
  (typeof depositCurrencies)[number],
  (typeof depositCurrencies)[number],
];
const [trc20, erc20, omni] = usdt.networks as [Network, Network, Network];
const suspended = usdc.networks![1]!;
const address = depositAddress['trc20']!;
const usdtNetworks = ready<readonly Network[]>(usdt.networks!);
const noDraft = { initial: undefined, onValues: fn() };
const chosen = { networks: usdtNetworks, network: trc20, address: ready(address) };

const meta = {
  title: 'screens/deposit/Deposit',
  component: DepositView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    coins: ready(depositCurrencies.map(({ name }) => name)),
    coin: 'USDT',
    networks: usdtNetworks,
    network: undefined,
    address: loading,
    way: 'address',
    onWay: fn(),
    bank: loading,
    choice: loading,
    drafts: { bank: noDraft, quick: noDraft },
    changeHref: '#change',
    claimHref: undefined,
    onTransferred: fn(),
    onContinue: fn(),
    isOffline: false,
    sandboxHref: undefined,
    supportHref: '#support',
    networkHref: ({ network }) => `#${network}`,
    arriving: [],
    isHidden: false,
    recordsHref: '#records',
    onCoin: fn(),
    onNetwork: fn(),
    onCopied: () => void toaster.show({ kind: 'success', text: 'Address copied' }),
    onSave: fn<AddressActions['onSave']>(async () => true),
    onShare: undefined,
    onRefresh: fn(async () => undefined),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof DepositView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { coins: loading, networks: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Deposit'], hides: ['Choose a network'] }),
};

export const Failed: Story = {
  args: { coins: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The coins you can deposit could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { coins: ready([]) },
  parameters: rests({ shows: ['Deposits are unavailable right now', 'Contact support'], hides: ['Coin'] }),
};

/** Pending deposits show beneath. */
export const Arriving: Story = {
  args: { arriving: [seenDeposit] },
  parameters: rests({
    shows: ['On its way', '+1,500.00', 'Confirming', '12 of 20 confirmations'],
    hides: ['Under review'],
  }),
};

/** No address is shown before a network is selected. */
export const ChooseNetwork: Story = {
  args: { address: ready(address) },
  parameters: rests({
    shows: [
      ...['Choose a network', '3 open', 'TRC20', 'TRON', '10.00 USDT', '≈ 1 minute', '20', 'OMNI', 'Bitcoin'],
      ...[
        'For USDT, OMNI is USDT on the Bitcoin network.',
        'USDT sent over another network is lost for good.',
      ],
    ],
    hides: ['TMrdnS', 'QR code of the address', 'Copy'],
  }),
};

/** The same name is a different chain's own coin here. */
export const ChooseBitcoin: Story = {
  args: { coin: 'BTC', networks: ready(btc.networks!) },
  parameters: rests({
    shows: ['1 open', 'For BTC, OMNI is the Bitcoin network itself.', '0.0002 BTC', '≈ 60 minutes'],
    hides: ['TRC20'],
  }),
};

export const ChooseWithSuspended: Story = {
  args: { coin: 'USDC', networks: ready(usdc.networks!) },
  parameters: rests({ shows: ['1 open', `Suspended. ${suspended.suspended}`] }),
};

/** Values that a plain back end does not report are unknown, not zero. */
export const ChooseOfAddresses: Story = {
  args: {
    networks: ready(
      networksOfAddresses({ id: 3, name: 'USDT', min_number: undefined }, { trc20: address, sol: 'x' }),
    ),
  },
  parameters: rests({ shows: ['2 open', 'SOL', '—'], hides: [/\b0\b/] }),
};

export const NetworksFailed: Story = {
  args: { networks: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The networks could not be loaded', 'USDT'] }),
};

/** The URL names a coin that cannot be deposited. */
export const NotOffered: Story = {
  args: { coin: 'DOGE', networks: loading },
  parameters: rests({ shows: ['DOGE cannot be deposited here. Choose another coin.'] }),
};

export const Ready: Story = {
  tags: ['modes'],
  args: { ...chosen, claimHref: '#claim' },
  parameters: rests({
    shows: [
      ...[
        'Deposit USDT',
        'QR code of the address',
        'USDT address · TRC20 (TRON)',
        /TMrdnS\s*ampLe/,
        /F4hJ8bN/,
      ],
      ...['Send only USDT on TRC20 (TRON).', 'are lost permanently', 'Minimum deposit', '10.00 USDT'],
      ...['Credited after', '20 confirmations', '≈ 1 minute', 'Deposit fee', 'None', 'Spot account'],
      'Already sent? Submit proof',
    ],
    has: ['a[href="#claim"]'],
    hides: ['Share', 'Sandbox.', 'Choose a network', 'By hash'],
  }),
};

export const ReadyOmni: Story = {
  args: { ...chosen, network: omni, address: ready(depositAddress['omni']!) },
  parameters: rests({
    shows: [
      'USDT address · OMNI (Bitcoin)',
      'For USDT, OMNI is USDT on the Bitcoin network.',
      '6 confirmations',
    ],
  }),
};

export const Sandbox: Story = {
  args: { ...chosen, sandboxHref: (to) => `#sandbox-${to}` },
  parameters: rests({
    shows: ['Sandbox.', 'Wallets reject it', 'Send test coins', 'QR code of the address'],
    has: [`a[href="#sandbox-${address}"]`],
  }),
};

export const AddressLoading: Story = {
  args: { ...chosen, address: loading },
  parameters: rests({ shows: ['Deposit USDT', 'Loading'], hides: ['QR code of the address', 'Copy'] }),
};

export const AddressFailed: Story = {
  args: { ...chosen, address: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The address could not be loaded', 'Try again'] }),
};

export const AddressMissing: Story = {
  args: { ...chosen, network: erc20, address: ready(undefined) },
  parameters: rests({
    shows: [
      'The payment address is not currently configured. Please contact customer support',
      ...['USDT', 'ERC20 (Ethereum)', 'Contact support', 'Use TRC20 (TRON) instead'],
    ],
    has: ['a[href="#support"]'],
    hides: ['QR code of the address', 'Copy'],
  }),
};

export const Suspended: Story = {
  args: { coin: 'USDC', networks: ready(usdc.networks!), network: suspended, address: ready(address) },
  parameters: rests({
    shows: [
      'Deposits of USDC on TRC20 (TRON) are suspended. Choose another network or try again later.',
      ...[suspended.suspended!, 'The address is hidden while deposits are suspended'],
      'Deposit over ERC20 (Ethereum)',
    ],
    hides: ['QR code of the address', 'TMrdnS', 'Copy'],
  }),
};

/** The whole address is selected for manual copying. */
export const CopyFailed: Story = {
  args: chosen,
  beforeEach: withoutCopying,
  parameters: rests({ shows: ['Copy failed, please copy manually'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByText('Copy failed, please copy manually');
    await expect(String(getSelection())).toBe(address);
    blurField();
  },
};

export const SavePictureFailed: Story = {
  args: { ...chosen, onSave: fn<AddressActions['onSave']>(async () => false) },
  parameters: rests({ shows: ['The image could not be saved. Take a screenshot instead.'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save image' }));
    await canvas.findByText(/The image could not be saved/);
    blurField();
  },
};

export const Offline: Story = {
  args: { ...chosen, isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({
    shows: ['The address is hidden while you are offline', 'Offline. Prices paused at'],
    hides: ['QR code of the address', 'TMrdnS', 'Copy'],
  }),
};

/** On the narrowest phone the actions are stacked, and nothing overflows the page. */
export const German: Story = {
  args: { ...chosen, onShare: fn() },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['USDT einzahlen', 'Bild speichern', 'Teilen'] }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The funds are already sent: the network leads to the claim. */
export const ByHash: Story = {
  args: { way: 'hash', networkHref: ({ network }) => `#claim-${network}` },
  parameters: rests({
    shows: [
      ...['By hash', 'Choose a network', 'TRC20', 'TRON', 'Choose the network that you sent over.'],
      'Next: the amount, the transaction hash and a picture of the transfer.',
    ],
    has: ['a[href="#claim-trc20"]', 'a[href="#claim-omni"]'],
    hides: ['is lost for good', 'TMrdnS'],
  }),
};

export const ByHashLoading: Story = {
  args: { way: 'hash', coins: loading, networks: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['By hash'], hides: ['Choose a network'] }),
};

export const ByHashFailed: Story = {
  args: { way: 'hash', coins: failed(fault, fn(), at) },
  parameters: rests({ shows: ['By hash', 'The coins you can deposit could not be loaded'] }),
};

const bank = bankTransferOf(bankCardAddress)!;
const fiveHundred = { initial: { amount: '500' }, onValues: fn() };
const fromBank = { way: 'bank', bank: ready(bank), drafts: { bank: fiveHundred, quick: noDraft } } as const;

export const BankCard: Story = {
  args: fromBank,
  parameters: rests({
    shows: [
      ...['Transfer amount', '500', 'EUR', 'Min. 20.00 EUR', 'Rate: ECB reference rate of 20 November 2026'],
      ...['0.9312 EUR / USDT', 'You receive', '536.94158075 USDT', 'Sample Bank AS'],
      ...['Meridian Clients OÜ', '4000 0000 0000 0127', 'DEP-73011408-1', 'Pay in your own name.'],
      'I have transferred 500.00 EUR',
    ],
    has: ['Bank name', 'Account holder', 'Account number', 'Reference'].map(
      (name) => `button[aria-label="Copy ${name}"]`,
    ),
    hides: ['Choose a network'],
  }),
};

export const BankCardUntouched: Story = {
  name: 'Bank card, no amount yet',
  args: { ...fromBank, drafts: { bank: noDraft, quick: noDraft } },
  parameters: rests({
    shows: ['You receive', '—', 'I have transferred the money'],
    hides: [/\b0\.00\b/],
  }),
};

export const BankCardLoading: Story = {
  args: { ...fromBank, bank: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Bank account'], hides: ['Transfer amount'] }),
};

export const BankCardFailed: Story = {
  args: { ...fromBank, bank: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The bank details could not be loaded', 'Try again'] }),
};

export const BankCardMissing: Story = {
  args: { ...fromBank, bank: ready(undefined) },
  parameters: rests({
    shows: [
      'The payment address is not currently configured. Please contact customer support',
      'Contact support',
    ],
    has: ['a[href="#support"]'],
    hides: ['Transfer amount', 'I have transferred'],
  }),
};

/** Unknown is unknown, and not 0. */
export const BankCardWithoutRate: Story = {
  args: { ...fromBank, bank: ready({ ...bank, rate: undefined, rateSource: undefined }) },
  parameters: rests({
    shows: ['No rate is available.', 'Rate', '—', 'I have transferred 500.00 EUR'],
    hides: ['536.94', 'ECB'],
  }),
};

/** Format of plain back ends: the destination only. */
export const BankCardBare: Story = {
  name: 'Bank card, minimum not known',
  args: {
    ...fromBank,
    bank: ready(
      bankTransferOf({ bkname: 'Sample Bank AS', bkcardnumer: '4000000000000127', cardname: 'Meridian' })!,
    ),
  },
  parameters: rests({
    shows: ['Sample Bank AS', 'Min. —', 'The minimum could not be loaded. Try again later'],
    hides: ['Reference', 'undefined'],
  }),
};

export const BankCardOffline: Story = {
  args: { ...fromBank, isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({
    shows: ['The bank details are hidden while you are offline'],
    hides: ['0127', 'Sample Bank AS', 'DEP-'],
  }),
};

/** The number is selected for manual copying. */
export const BankCardCopyFailed: Story = {
  args: fromBank,
  beforeEach: withoutCopying,
  parameters: rests({ shows: ['Copy failed, please copy manually'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Account number' }));
    await canvas.findByText('Copy failed, please copy manually');
    await expect(String(getSelection()).replaceAll(' ', '')).toBe('4000000000000127');
    blurField();
  },
};

export const BankCardUnderMinimum: Story = {
  args: { ...fromBank, drafts: { bank: { initial: { amount: '5' }, onValues: fn() }, quick: noDraft } },
  parameters: rests({ shows: ['Minimum: 20 EUR'], focus: 'Transfer amount' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^I have transferred/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Transfer amount' })).toHaveFocus());
  },
};

const lastOverTron = { coin: 'USDT', network: trc20, networks: usdt.networks!, lastMs: at - 86_400_000 };
const quickly = {
  way: 'quick',
  choice: ready(lastOverTron),
  drafts: { bank: noDraft, quick: fiveHundred },
} as const;

/** 500 are sent and 500 credited: no fee. */
export const Quick: Story = {
  args: quickly,
  parameters: rests({
    shows: [
      ...['USDT · TRC20 (TRON)', /As in your last deposit on 19 Nov/, 'Change', 'Min. 10.00 USDT'],
      ...['50', '2,000', 'You send', '500.00 USDT', 'Deposit fee', 'None', 'Credited to your Spot account'],
      ...['≈ 1 minute, after 20 confirmations', 'Your wallet adds its own network fee.'],
      ...['Continue with 500.00 USDT', 'Next: the address, then the transaction hash.'],
    ],
    has: ['button[aria-pressed=true]', 'a[href="#change"]'],
    hides: ['TMrdnS'],
  }),
};

export const QuickUntouched: Story = {
  name: 'Quick, no amount yet',
  args: { ...quickly, drafts: { bank: noDraft, quick: noDraft } },
  parameters: rests({ shows: ['You send', '—', 'Continue'], hides: [/\b0\.00\b/] }),
};

/** Another option than the last; for a coin not worth one dollar, multiples of the minimum. */
export const QuickBitcoin: Story = {
  args: {
    ...quickly,
    choice: ready({ coin: 'BTC', network: btc.networks![0]!, networks: btc.networks!, lastMs: undefined }),
    drafts: { bank: noDraft, quick: noDraft },
  },
  parameters: rests({
    shows: ['BTC · OMNI (Bitcoin)', '0.001', '0.04', '≈ 60 minutes, after 6 confirmations'],
    hides: ['As in your last deposit', '2,000'],
  }),
};

export const QuickLoading: Story = {
  args: { ...quickly, choice: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Quick'], hides: ['Amount'] }),
};

export const QuickFailed: Story = {
  args: { ...quickly, choice: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Your deposits could not be loaded', 'Try again'] }),
};

/** No deposits yet: the user chooses coin and network first. */
export const QuickFirst: Story = {
  args: { ...quickly, choice: ready(undefined) },
  parameters: rests({ shows: ['Coin', 'Choose a network', 'TRC20'], hides: ['Continue'] }),
};

export const QuickSuspended: Story = {
  args: {
    ...quickly,
    choice: ready({ coin: 'USDC', network: suspended, networks: usdc.networks!, lastMs: at }),
  },
  parameters: rests({
    shows: [
      'Deposits of USDC on TRC20 (TRON) are suspended. Choose another network or try again later.',
      'Deposit over ERC20 (Ethereum)',
    ],
    hides: ['Continue'],
  }),
};

export const QuickOffline: Story = {
  args: { ...quickly, isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({ shows: ['You are offline', '500'], has: ['button[type=submit][aria-disabled=true]'] }),
};

export const QuickUnderMinimum: Story = {
  args: { ...quickly, drafts: { bank: noDraft, quick: { initial: { amount: '5' }, onValues: fn() } } },
  parameters: rests({ shows: ['Minimum: 10 USDT'], focus: 'Amount' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
  },
};

const writeText = fn((_: string) => Promise.resolve());

/** Copy, save and share use the displayed address. */
export const CopiesSavesAndShares: Story = {
  args: { ...chosen, onSave: fn<AddressActions['onSave']>(async () => true), onShare: fn() },
  tags: ['interaction'],
  beforeEach: () => withClipboard({ writeText }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(address));
    await canvas.findByText('Address copied');
    await userEvent.click(canvas.getByRole('button', { name: 'Save image' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(address));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(address);
  },
};

export const ChoosesAnotherNetwork: Story = {
  args: chosen,
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /^OMNI \(Bitcoin\)/ }));
    await expect(args.onNetwork).toHaveBeenCalledWith('omni');
  },
};

export const ChoosesAnotherCoin: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Coin/ }));
    await userEvent.click(within(document.body).getByRole('button', { name: /BTC/ }));
    await expect(args.onCoin).toHaveBeenCalledWith('BTC');
  },
};

/** The card of a suspended network has no link. */
export const SuspendedLeadsNowhere: Story = {
  ...ChooseWithSuspended,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(links).toContain('#erc20');
    await expect(links).not.toContain('#trc20');
  },
};

export const ChoosesAWay: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Bank account' }));
    await expect(args.onWay).toHaveBeenCalledWith('bank');
  },
};

export const GoesOnFromTheBank: Story = {
  args: fromBank,
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^I have transferred/ }));
    await waitFor(() => expect(args.onTransferred).toHaveBeenCalledWith('500'));
  },
};

export const ChoosesAnAmount: Story = {
  args: { ...quickly, drafts: { bank: noDraft, quick: noDraft } },
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '2,000' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Continue with ?2,000/ }));
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledWith(lastOverTron, '2000'));
  },
};
