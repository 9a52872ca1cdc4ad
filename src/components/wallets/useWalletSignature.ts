import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isApiError } from '../shell/apiErrors.ts';
import { watchWalletApps, type WalletAccount, type WalletApp } from './walletApps.ts';
import { walletFailureText } from './walletFailure.ts';
import type { WalletNetwork } from './walletNetworks.ts';
import type { WalletSignature, WalletSignatureOptions, WalletStep } from './walletSteps.ts';

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

/** Attempts to connect and sign, each ended by the next choice; a failure is a step. */
function useWalletSteps({ network: chosen, purpose }: WalletSignatureOptions) {
  const intl = useIntl();
  const attempts = useAttempts();
  const [step, setStep] = useState<WalletStep>({ at: 'connect', isWaiting: chosen !== undefined });
  const account = useRef<WalletAccount>(undefined);
  function fail(error: unknown): void {
    const asked = isApiError(error) ? switchReasons[error.reason ?? ''] : undefined;
    if (asked === undefined) return setStep({ at: 'failed', text: walletFailureText(intl, error, purpose) });
    const { address, chainId } = account.current ?? {};
    setStep({ at: 'switch', found: chainId === undefined ? other(asked) : asked, address, chainId });
  }
  return {
    step,
    setStep,
    account,
    fail,
    restart(): void {
      attempts.end();
      setStep({ at: 'connect', isWaiting: false });
    },
    attempt: (run: (isCurrent: () => boolean) => Promise<void>): void =>
      attempts.run((isCurrent) =>
        run(isCurrent).catch((error: unknown) => {
          if (isCurrent()) fail(error);
        }),
      ),
  };
}

/** Connects a wallet, shows the text of the server and has it signed. */
export function useWalletSignature(options: WalletSignatureOptions): WalletSignature {
  const { purpose, networks, chainIds, askText, onSigned } = options;
  const { step, setStep, account, fail, restart, attempt } = useWalletSteps(options);
  const all = useWalletApps();
  const [network, setNetwork] = useState(options.network ?? networks[0] ?? 'erc');
  const [appId, setAppId] = useState<string>();
  const apps = (all ?? []).filter((app) => app.network === network);
  const app = apps.find(({ id }) => id === appId) ?? apps[0];

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
    const nowhere = { address: undefined, chainId: undefined };
    setStep(isElsewhere ? { at: 'switch', found, ...nowhere } : { at: 'missing' });
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
  const canSwitch = network === 'erc' && toChain !== undefined && app?.switchChain !== undefined;
  const switchChain = (): void =>
    attempt(async (isCurrent) => {
      await app!.switchChain!(toChain!);
      if (isCurrent()) await connectTo(app!, isCurrent);
    });
  const connectAtFirst = useEffectEvent(connect);
  const isAsked = options.network !== undefined && all !== undefined;
  useEffect(() => {
    if (isAsked) connectAtFirst();
  }, [isAsked]);
  const choose =
    <Value>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      restart();
    };
  const chooses = { chooseNetwork: choose<WalletNetwork>(setNetwork), chooseApp: choose<string>(setAppId) };
  const acts = { connect, sign, refuse: fail, switchChain: canSwitch ? switchChain : undefined };
  return { purpose, networks, network, apps, app, step, ...chooses, ...acts };
}
