import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WalletSheet } from '../../../src/components/wallets/WalletSheet.tsx';
import { blurField, rests } from '../../rests.ts';
import { walletSignature } from './walletSignature.ts';

const meta = {
  title: 'components/wallets/WalletSheet',
  component: WalletSheet,
  tags: ['autodocs'],
  args: {
    signature: walletSignature(),
    isOffline: false,
    pageUrl: 'https://trade.example/pages/user/login/login',
    onClose: fn(),
  },
} satisfies Meta<typeof WalletSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('dialog');
  blurField();
};

export const Plain: Story = {
  parameters: rests({ dialog: 'Log in with a wallet', shows: ['Connect ERC wallet'] }),
  play: opened,
};

export const Waiting: Story = {
  args: { signature: walletSignature({ step: { at: 'connect', isWaiting: true } }) },
  parameters: rests({
    dialog: 'Log in with a wallet',
    shows: ['Waiting for wallet', 'Continue in your wallet.'],
  }),
  play: opened,
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ dialog: 'Log in with a wallet', shows: ['You are offline'] }),
  play: opened,
};

const app = (id: string, name: string | undefined) => ({
  id,
  network: 'erc' as const,
  name,
  icon: undefined,
  connect: () => Promise.reject(new Error('not asked')),
});

/** Several wallets announce themselves: the user chooses by name. */
export const SeveralWallets: Story = {
  args: {
    signature: walletSignature({
      apps: [app('a', 'First Wallet'), app('b', 'Second Wallet')],
      app: app('a', 'First Wallet'),
    }),
  },
  parameters: rests({ dialog: 'Log in with a wallet', shows: ['First Wallet', 'Second Wallet'] }),
  play: opened,
};

export const ChoosesByName: Story = {
  tags: ['interaction'],
  args: SeveralWallets.args,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Second Wallet' }));
    await expect(args.signature.chooseApp).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('radio', { name: 'TRC · TRON' }));
    await expect(args.signature.chooseNetwork).toHaveBeenCalledWith('trc');
  },
};
