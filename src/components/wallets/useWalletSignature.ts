import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FormOf } from '../../api/calling/client.ts';
import { isApiError } from '../shell/apiErrors.ts';
import { watchWalletApps, type WalletAccount, type WalletApp } from './walletApps.ts';
import { walletFailureText } from './walletFailure.ts';
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

/** Chain id of the TRON main network. */
const tronChainId = 728_126_428;

const other = (network: WalletNetwork): WalletNetwork => (network === 'erc' ? 'trc' : 'erc');

/** The step where the wallet is on another network than the chosen one. */
function switchOf(
  network: WalletNetwork,
  { address, chainId }: WalletAccount,
  chainIds: readonly number[] | undefined,
): Extract<WalletStep, { at: 'switch' }> | undefined {
  const isOwn = network === 'erc' ? address.startsWith('0x') : address.startsWith('T');
  if (!isOwn) return { at: 'switch', found: other(network), address, chainId: undefined };
  const accepted = network === 'erc' ? chainIds : [tronChainId];
  const isOnChain = chainId === undefined || accepted === undefined || accepted.includes(chainId);
  return isOnChain ? undefined : { at: 'switch', found: network, address, chainId };
}

function useWalletApps(): readonly WalletApp[] | undefined {
  const [apps, setApps] = useState<readonly WalletApp[]>();
  useEffect(() => watchWalletApps(setApps), []);
  return apps;
}

/** Ends what a closed sheet or another choice has left running, and lets one attempt run at a time. */
function useAttempts() {
  const current = useRef(0);
  const isBusy = useRef(false);
  const end = (): void => {
    current.current += 1;
    isBusy.current = false;
  };
  const endNow = useEffectEvent(end);
  useEffect(() => () => endNow(), []);
  return {
    end,
    /** @param attempt is told whether it still counts */
    run: (attempt: (isCurrent: () => boolean) => Promise<void>): void => {
      if (isBusy.current) return;
      isBusy.current = true;
      const own = (current.current += 1);
      const isCurrent = (): boolean => current.current === own;
      void attempt(isCurrent).finally(() => {
        if (isCurrent()) isBusy.current = false;
      });
    },
  };
}

/** Reasons with which the server tells that the wallet is on another network. */
const switchReasons: Readonly<Record<string, WalletNetwork>> = {
  'session.walletSwitchErc': 'erc',
  'session.walletSwitchTrc': 'trc',
};

/** Connects a wallet, shows the text of the server and has it signed. */
export function useWalletSignature(options: WalletSignatureOptions): WalletSignature {
  const { purpose, networks, chainIds, askText, onSigned } = options;
  const intl = useIntl();
  const attempts = useAttempts();
  const all = useWalletApps();
  const [network, setNetwork] = useState(options.network ?? networks[0] ?? 'erc');
  const [appId, setAppId] = useState<string>();
  const [step, setStep] = useState<WalletStep>({ at: 'connect', isWaiting: options.network !== undefined });
  const account = useRef<WalletAccount>(undefined);
  const apps = (all ?? []).filter((app) => app.network === network);
  const app = apps.find(({ id }) => id === appId) ?? apps[0];

  function fail(error: unknown): void {
    const asked = isApiError(error) ? switchReasons[error.reason ?? ''] : undefined;
    if (asked === undefined) return setStep({ at: 'failed', text: walletFailureText(intl, error, purpose) });
    const { address, chainId } = account.current ?? {};
    setStep({ at: 'switch', found: chainId === undefined ? other(asked) : asked, address, chainId });
  }

  function attempt(run: (isCurrent: () => boolean) => Promise<void>): void {
    attempts.run((isCurrent) =>
      run(isCurrent).catch((error: unknown) => {
        if (isCurrent()) fail(error);
      }),
    );
  }

  async function connectTo(chosen: WalletApp, isCurrent: () => boolean): Promise<void> {
    setStep({ at: 'connect', isWaiting: true });
    const connected = await chosen.connect();
    if (!isCurrent()) return;
    account.current = connected;
    const away = switchOf(network, connected, chainIds);
    if (away) return setStep(away);
    const { address, chainId } = connected;
    const chain = network === 'erc' && chainId !== undefined ? { chain_id: String(chainId) } : undefined;
    const { message, expires_ms: expiresMs } = await askText({ network, address, purpose, ...chain });
    if (isCurrent()) setStep({ at: 'sign', address, message, expiresMs, busy: undefined });
  }

  function connect(): void {
    if (app) return attempt((isCurrent) => connectTo(app, isCurrent));
    const found = other(network);
    const isElsewhere = all?.some((one) => one.network === found) ?? false;
    setStep(
      isElsewhere ? { at: 'switch', found, address: undefined, chainId: undefined } : { at: 'missing' },
    );
  }

  function sign(): void {
    if (step.at !== 'sign') return;
    attempt(async (isCurrent) => {
      const { address, message, expiresMs } = step;
      setStep({ ...step, busy: 'wallet' });
      const signature = await account.current!.sign(message);
      if (!isCurrent()) return;
      setStep({ ...step, busy: 'server' });
      await onSigned({ network, address, message, signature, expiresMs });
    });
  }

  const toChain = step.at === 'switch' && step.chainId !== undefined ? chainIds?.[0] : undefined;
  const connectAtFirst = useEffectEvent(connect);
  const isAsked = options.network !== undefined && all !== undefined;
  useEffect(() => {
    if (isAsked) connectAtFirst();
  }, [isAsked]);
  return {
    purpose,
    networks,
    network,
    apps,
    app,
    step,
    chooseNetwork(next) {
      attempts.end();
      setNetwork(next);
      setStep({ at: 'connect', isWaiting: false });
    },
    chooseApp(id) {
      attempts.end();
      setAppId(id);
      setStep({ at: 'connect', isWaiting: false });
    },
    connect,
    sign,
    refuse: fail,
    switchChain:
      network === 'erc' && toChain !== undefined && app?.switchChain
        ? () =>
            attempt(async (isCurrent) => {
              await app.switchChain!(toChain);
              if (isCurrent()) await connectTo(app, isCurrent);
            })
        : undefined,
  };
}
