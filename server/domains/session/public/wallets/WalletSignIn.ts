import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../../../commands/MoneyCommand.ts';
import type { Random } from '../../../../random.ts';
import { Refusal } from '../../../../refusal.ts';
import { useNonce } from '../usedNonces.ts';
import { ethereumChainId } from '../../walletConfig.ts';
import type { WalletConfig } from '../../walletConfig.ts';
import type { ContractWallets } from './ContractWallets.ts';
import { readSignIn, readWallet, signInFault, tronChainId, writeSignIn } from './signInText.ts';
import type { SignInFault, SignInFields, Wallet, WalletNetwork } from './signInText.ts';
import { signatureBytes, signerOf } from './walletSignature.ts';

/** What a signature is for; a text serves its own purpose and account alone. */
export type WalletPurpose =
  | { kind: 'login' }
  | { kind: 'bind' | 'confirm'; userId: number; accountNumber: string };

/** A wallet whose signature is right. The command that relies on it uses it up. */
export interface ProvenWallet extends Wallet {
  nonce: string;
  expiresAt: number;
}

interface Signed {
  network: WalletNetwork;
  message: string;
  signature: string;
}

interface Options {
  config: WalletConfig;
  clock: { now(): number };
  random: Random;
  /** Signs nonces; the same on all servers of the database. */
  signingKey: () => Promise<Buffer>;
  contracts: ContractWallets | undefined;
}

export const validMs = 10 * 60_000;
const randomBytes = 16;
const macHexLength = 32;

export const walletFailed = (fault: SignInFault): Refusal =>
  new Refusal('session.walletFailed', { values: { fault } });

/**
 * Texts for wallets to sign, and the check of what they have signed. A nonce carries its own proof of origin (HMAC over
 * purpose, account, address, chain and times), so a request for one stores nothing: an unauthenticated caller can
 * neither fill a table nor displace the nonce of another. Only used nonces are stored, until they expire.
 */
export class WalletSignIn {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Of the pages on which wallets work; undefined where none do. */
  get origin(): string | undefined {
    return this.options.config.origin;
  }

  get chainIds(): readonly number[] {
    return this.options.config.chainIds;
  }

  /** @throws Refusal session.walletFailed, session.walletSwitchErc, session.walletSwitchTrc, session.walletUnavailable */
  async issue(
    asked: { network: WalletNetwork; address: string; chainId?: number | undefined },
    purpose: WalletPurpose,
  ): Promise<{ message: string; nonce: string; expiresAt: number }> {
    const { domain, uri } = this.site();
    const { network, chainId = this.chainsOf(network)[0]! } = asked;
    const wallet = readWallet(network, asked.address);
    if ('reason' in wallet) throw new Refusal(wallet.reason);
    if (!this.chainsOf(network).includes(chainId))
      throw new Refusal(network === 'erc' ? 'session.walletSwitchErc' : 'session.walletSwitchTrc');
    const { clock, random } = this.options;
    const issuedAt = clock.now();
    const expiresAt = issuedAt + validMs;
    const drawn = random.bytes(randomBytes).toString('hex');
    const fields = { address: wallet.address, chainId, issuedAt, expiresAt };
    const nonce = `${drawn}${await this.mac({ ...fields, drawn }, purpose)}`;
    const statement = statementOf(purpose);
    const message = writeSignIn(network, { ...fields, domain, uri, statement, version: '1', nonce });
    return { message, nonce, expiresAt };
  }

  /**
   * Checks text and signature; uses nothing up.
   * @param callerNetwork by which rate limits count
   * @throws Refusal session.walletFailed with values.fault, session.walletContract, session.walletUnavailable,
   * system.rateLimited
   */
  async verify(signed: Signed, purpose: WalletPurpose, callerNetwork: string): Promise<ProvenWallet> {
    const { network, message } = signed;
    const fields = await readSignIn(network, message);
    if (!fields) throw walletFailed('form');
    const expected = { ...this.site(), chainIds: this.chainsOf(network), now: this.options.clock.now() };
    const fault = signInFault(fields, expected);
    if (fault) throw walletFailed(fault);
    const { nonce, address, expiresAt = 0, issuedAt, chainId } = fields;
    const drawn = nonce.slice(0, -macHexLength);
    const mac = await this.mac({ address, chainId, issuedAt, expiresAt, drawn }, purpose);
    if (!isEqual(nonce, `${drawn}${mac}`)) throw walletFailed('nonce');
    if (fields.statement !== statementOf(purpose)) throw walletFailed('text');
    await this.verifySignature(signed, fields, callerNetwork);
    return { network, address, nonce, expiresAt };
  }

  /**
   * Runs in the command that the signature allows: a nonce serves once, also of concurrent requests and after a crash.
   * @throws Refusal session.walletFailed
   */
  async useUp(tx: Tx, { nonce, expiresAt }: ProvenWallet): Promise<void> {
    const fault = await useNonce(tx, nonce, expiresAt);
    if (fault) throw walletFailed(fault);
  }

  private async verifySignature(
    { network, message, signature }: Signed,
    { address, chainId, nonce }: SignInFields,
    callerNetwork: string,
  ): Promise<void> {
    const signer = await signerOf(network, message, signature);
    if (signer?.address === address) {
      if (!signer.isCanonical) throw walletFailed('signature');
      return;
    }
    if (network === 'trc') throw walletFailed('signature');
    const { contracts } = this.options;
    const isOfKey = signature.length === 2 + 2 * signatureBytes;
    // The contract of an address may belong to others on other chains, so only the node's chain counts.
    if (!contracts || chainId !== ethereumChainId)
      throw isOfKey ? walletFailed('signature') : new Refusal('session.walletContract');
    const asked = { address, message, signature, nonce, network: callerNetwork };
    if (!(await contracts.check(asked))) throw walletFailed('signature');
  }

  private site(): { domain: string; uri: string } {
    const { origin } = this.options.config;
    if (origin === undefined) throw new Refusal('session.walletUnavailable');
    return { domain: new URL(origin).host, uri: origin };
  }

  private chainsOf(network: WalletNetwork): readonly number[] {
    return network === 'erc' ? this.options.config.chainIds : [tronChainId];
  }

  private async mac(
    { address, chainId, issuedAt, expiresAt, drawn }: Record<string, string | number>,
    purpose: WalletPurpose,
  ): Promise<string> {
    const whose = purpose.kind === 'login' ? 0 : purpose.userId;
    const said = JSON.stringify([purpose.kind, whose, address, chainId, issuedAt, expiresAt, drawn]);
    return createHmac('sha256', await this.options.signingKey())
      .update(said)
      .digest('hex')
      .slice(0, macHexLength);
  }
}

/** English in every language: wallets show the text as it is, and EIP-4361 allows ASCII alone. */
function statementOf(purpose: WalletPurpose): string {
  const harmless = 'Signing it moves no money and approves nothing.';
  if (purpose.kind === 'login') return `Log in with this wallet. ${harmless}`;
  const account = `account ${purpose.accountNumber}`;
  return purpose.kind === 'bind'
    ? `Let this wallet log in to ${account}. ${harmless}`
    : `Confirm a change of ${account}. ${harmless}`;
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
