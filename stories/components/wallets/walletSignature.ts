import { fn } from 'storybook/test';
import type { WalletSignature } from '../../../src/components/wallets/walletSteps.ts';

/** State of a sheet of wallets, at its first step unless given otherwise. */
export const walletSignature = (given: Partial<WalletSignature> = {}): WalletSignature => ({
  purpose: 'login',
  networks: ['erc', 'trc'],
  network: 'erc',
  apps: [],
  app: undefined,
  step: { at: 'connect', isWaiting: false },
  chooseNetwork: fn(),
  chooseApp: fn(),
  connect: fn(),
  sign: fn(),
  switchChain: undefined,
  refuse: fn(),
  ...given,
});
