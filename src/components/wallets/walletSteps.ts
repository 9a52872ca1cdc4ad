import type { ReactNode } from 'react';
import type { FormOf } from '../../api/calling/client.ts';
import type { WalletApp } from './walletApps.ts';
import type { WalletNetwork } from './walletNetworks.ts';

export type WalletPurpose = NonNullable<FormOf<'walletNonce'>['purpose']>;

/** A text of the server with the signature of a wallet. */
export interface SignedText {
  network: WalletNetwork;
  address: string;
  message: string;
  signature: string;
  /** Server time, ms since 1970 UTC. */
  expiresMs: number;
}

export type WalletStep =
  | { at: 'connect'; isWaiting: boolean }
  | { at: 'sign'; address: string; message: string; expiresMs: number; busy: 'wallet' | 'server' | undefined }
  | { at: 'failed'; text: string }
  /** `found` is the network that the wallet is on; `chainId` is set where it is another chain of the chosen network. */
  | { at: 'switch'; found: WalletNetwork; address: string | undefined; chainId: number | undefined }
  | { at: 'missing' };

export interface WalletSignature {
  purpose: WalletPurpose;
  networks: readonly WalletNetwork[];
  network: WalletNetwork;
  /** Wallets of the chosen network. */
  apps: readonly WalletApp[];
  app: WalletApp | undefined;
  step: WalletStep;
  chooseNetwork: (network: WalletNetwork) => void;
  chooseApp: (id: string) => void;
  connect: () => void;
  sign: () => void;
  /** Asks the wallet to switch to a chain that the server accepts, then connects. */
  switchChain: (() => void) | undefined;
  /** Shows why the server refused the signed text later on. */
  refuse: (error: unknown) => void;
}

export interface WalletSignatureOptions {
  purpose: WalletPurpose;
  networks: readonly WalletNetwork[];
  /** Network that the user has chosen before: connects as soon as the wallets are known. */
  network?: WalletNetwork | undefined;
  /** Chains (EIP-155) that an ERC wallet may be on; undefined where the server does not tell. */
  chainIds: readonly number[] | undefined;
  /** @throws ApiError */
  askText: (form: FormOf<'walletNonce'>) => Promise<{ message: string; expires_ms: number }>;
  /** @throws ApiError when the server refuses the signature */
  onSigned: (signed: SignedText) => Promise<void>;
}

export interface WalletSheetProps {
  signature: WalletSignature;
  isOffline: boolean;
  /** Address of this page, for the browser of a wallet app. */
  pageUrl: string;
  /** Other ways to do the same, below the links to wallet apps. */
  otherWays?: ReactNode;
  onClose: () => void;
}
