import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withdrawalAddresses, withdrawalCurrencies } from '../../../../contracts/examples/withdrawal.ts';
import {
  coinsOf,
  savedAddressesOf,
  type SavedAddress,
} from '../../../../src/screens/withdrawal/addresses/savedAddresses.ts';
import { WithdrawalAddressesView } from '../../../../src/screens/withdrawal/addresses/WithdrawalAddressesView.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import { blurField, rests } from '../../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../../toasts.tsx';

const all = savedAddressesOf(withdrawalAddresses, withdrawalCurrencies, 0);
const bookOf = (addresses: readonly SavedAddress[], hasFundPassword = true) =>
  ready({ coins: coinsOf(withdrawalCurrencies, addresses), addresses, hasFundPassword });
const of = (state: SavedAddress['state']) => all.filter((each) => each.state === state);
const [waiting] = of('waiting') as [SavedAddress];
const owned = all.find(({ label }) => label === 'Ledger at home')!;

type Props = ComponentProps<typeof WithdrawalAddressesView>;

/** Tabs and the sheet open as in the app. */
function Kept(props: Props) {
  const [coin, setCoin] = useState(props.coin);
  const [deletion, setDeletion] = useState(props.deletion);
  return (
    <WithdrawalAddressesView
      {...props}
      coin={coin}
      onCoin={setCoin}
      deletion={deletion}
      onDelete={(address, isForeign) => {
        props.onDelete(address, isForeign);
        setDeletion({ address, isForeign, isBusy: false });
      }}
      onKept={() => setDeletion(undefined)}
    />
  );
}

const meta = {
  title: 'screens/withdrawal/WithdrawalAddresses',
  component: WithdrawalAddressesView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  render: (args) => <Kept {...args} />,
  args: {
    book: bookOf(all),
    coin: 'USDT',
    onCoin: fn(),
    holdMinutes: 1440,
    deletion: undefined,
    confirming: undefined,
    isOffline: false,
    onConfirm: fn(),
    onDelete: fn(),
    onDeleted: fn(),
    onKept: fn(),
    addHref: (coin: string | undefined) => `#add-${coin}`,
    fundPasswordHref: '#fundPassword',
    onRefresh: fn(async () => undefined),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof WithdrawalAddressesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { book: bookOf(all.filter(({ state }) => state === 'ready')) },
  parameters: rests({
    shows: [
      ...['Ledger at home', 'TRC20', 'TMrdnS…F4hJ8bN', 'Ready', 'Last used 20 Nov 2026', 'Add address'],
      ...['You need your fund password and a verification code.', 'Only withdraw to saved addresses'],
      'A new address can be used 24 hours after you confirm it.',
    ],
    has: ['a[href="#add-USDT"]'],
    hides: ['Waiting for you to confirm', 'Usable in', '1MrdnS'],
  }),
};

export const AwaitingApproval: Story = {
  parameters: rests({
    shows: [
      ...['New phone', 'Waiting for you to confirm', 'Confirm', 'This wasn’t me'],
      'Saved 20 Nov, 14:23, Firefox on Windows. You can use it 24 hours after you confirm.',
    ],
  }),
};

export const AddressHeld: Story = {
  args: { book: bookOf(of('held')) },
  parameters: rests({
    shows: ['Office wallet', 'ERC20', 'Usable in 17 h 12 min', 'On hold until 22 Nov 2026, 07:35 UTC'],
    hides: ['Ready', 'Confirm'],
  }),
};

/** The end of a wait needs no confirmation by the server. */
export const HoldOver: Story = {
  args: { book: bookOf(of('held').map((each) => ({ ...each, usableMs: Date.UTC(2026, 10, 20, 9) }))) },
  parameters: rests({ shows: ['Office wallet', 'Ready'], hides: ['Usable in', 'On hold'] }),
};

export const Empty: Story = {
  args: { book: bookOf([]) },
  parameters: rests({
    shows: ['No saved USDT addresses', 'Save one to withdraw to it.', 'Add address'],
    hides: ['Ready', 'Ledger at home'],
  }),
};

export const Loading: Story = {
  args: { book: loading },
  parameters: rests({
    has: ['[role=status] [aria-hidden=true]'],
    shows: ['Withdrawal addresses'],
    hides: ['Ledger at home', 'Add address'],
  }),
};

export const Failed: Story = {
  args: { book: failed(new Error('The server did not answer in time'), fn(), 1_795_271_021_000) },
  parameters: rests({ shows: ['Your addresses could not be loaded', 'Try again'], hides: ['Add address'] }),
};

export const FundPasswordMissing: Story = {
  args: { book: bookOf([], false) },
  parameters: rests({
    shows: ['Set a fund password first', 'Set fund password', 'No saved USDT addresses'],
    has: ['a[href="#fundPassword"]'],
    hides: ['Add address'],
  }),
};

export const ConfirmDelete: Story = {
  args: { deletion: { address: owned, isForeign: false, isBusy: false } },
  parameters: rests({
    dialog: 'Delete this address?',
    shows: [
      ...['TMrdnS', 'ampLeAddrs7xQw3kV9pZ2c', 'F4hJ8bN', 'Delete address', 'Keep it'],
      'If you save it again, it is on hold for 24 hours. Withdrawals already requested are not affected.',
    ],
  }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    blurField();
  },
};

/** Another person has access to the account: the dialog lists what to do before the address is deleted. */
export const NotMine: Story = {
  name: 'Address of someone else',
  args: { deletion: { address: waiting, isForeign: true, isBusy: false } },
  parameters: rests({
    dialog: 'Someone else saved this?',
    shows: ['TPq4vK', 'Then change your login password under Security.', 'Delete address', 'Keep it'],
  }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    blurField();
  },
};

export const DeleteFailed: Story = {
  args: { onDelete: fn(() => void showRefusal('The service is being maintained')) },
  render: (args) => <WithdrawalAddressesView {...args} />,
  parameters: rests({
    toasts: ['The service is being maintained'],
    shows: ['Ledger at home', 'TMrdnS…F4hJ8bN'],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete Ledger at home' }));
    await screen.findByText('The service is being maintained');
    blurField();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['Waiting for you to confirm'], has: ['[aria-disabled=true]'] }),
};

/** A plain back end says nothing of states and holds: what is saved can be used. */
export const Plain: Story = {
  name: 'Statuses not stated',
  args: {
    book: bookOf(
      savedAddressesOf(
        withdrawalAddresses.map(({ id, currency, address, nettype, notes }) => ({
          id,
          currency,
          address,
          nettype,
          notes,
        })),
        withdrawalCurrencies,
        0,
      ),
    ),
    holdMinutes: undefined,
  },
  parameters: rests({ shows: ['New phone', 'Ready'], hides: ['Waiting', 'Last used', 'after you confirm'] }),
};

export const Chooses: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /BTC/ }));
    await expect(canvas.queryByText('Ledger at home')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /USDT/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(waiting);
    await userEvent.click(canvas.getByRole('button', { name: 'This wasn’t me' }));
    await expect(args.onDelete).toHaveBeenCalledWith(waiting, true);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};
