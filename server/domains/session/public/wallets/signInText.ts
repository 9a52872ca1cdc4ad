// Text that a wallet signs: EIP-4361 for Ethereum addresses, the same structure with a TRON address for TRON.
import { createBase58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { eip55, readAddressOf } from '../../../../../contracts/rules/chains/chainAddress.ts';
import type { components } from '../../../../../contracts/schema.d.ts';

export type WalletNetwork = components['schemas']['WalletNetwork'];

export interface Wallet {
  network: WalletNetwork;
  /** EIP-55, or base58check. */
  address: string;
}

export interface SignInFields {
  address: string;
  /** Host and port of the site (RFC 3986 authority). */
  domain: string;
  statement?: string;
  uri: string;
  version: string;
  chainId: number;
  nonce: string;
  issuedAt: number;
  /** Absent in texts of other sites only. */
  expiresAt?: number;
}

/** Chain id of the TRON main network. */
export const tronChainId = 728_126_428;

const accountNames: Record<WalletNetwork, string> = { erc: 'Ethereum', trc: 'TRON' };
const header = (network: WalletNetwork) =>
  ` wants you to sign in with your ${accountNames[network]} account:\n`;

const base58check = createBase58check(sha256);
/** First byte of a TRON address, before the 20 bytes that Ethereum uses. */
const tronPrefix = 0x41;

/** Address of a network for the 20 bytes that are the same on both. */
export function addressOn(network: WalletNetwork, evmAddress: string): string {
  if (network === 'erc') return eip55(evmAddress);
  return base58check.encode(Uint8Array.of(tronPrefix, ...Buffer.from(evmAddress.slice(2), 'hex')));
}

function evmAddressOf({ network, address }: Wallet): string {
  return network === 'erc'
    ? address
    : eip55(`0x${Buffer.from(base58check.decode(address)).toString('hex', 1)}`);
}

/** Canonical address of a wallet, or the reason why the text is none of this network. */
export function readWallet(
  network: WalletNetwork,
  text: string,
): Wallet | { reason: 'session.walletFailed' | 'session.walletSwitchErc' | 'session.walletSwitchTrc' } {
  const read = readAddressOf(network === 'erc' ? 'ethereum' : 'tron', text);
  if ('address' in read) return { network, address: read.address.text };
  if (read.fault.kind !== 'network') return { reason: 'session.walletFailed' };
  return { reason: network === 'erc' ? 'session.walletSwitchErc' : 'session.walletSwitchTrc' };
}

export function writeSignIn(network: WalletNetwork, fields: SignInFields): string {
  const { address, domain, statement, uri, version, chainId, nonce, issuedAt, expiresAt } = fields;
  const lines = [
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    ...(expiresAt === undefined ? [] : [`Expiration Time: ${new Date(expiresAt).toISOString()}`]),
  ];
  const said = statement === undefined ? '' : `${statement}\n`;
  return `${domain}${header(network)}${address}\n\n${said}\n${lines.join('\n')}`;
}

/**
 * Fields of a signed text. Undefined unless it is exactly what `writeSignIn` writes: a field in another order, a
 * second one, or one that this server does not use makes it a text of another site.
 */
export async function readSignIn(network: WalletNetwork, text: string): Promise<SignInFields | undefined> {
  const { parseSiweMessage } = await import('viem/siwe');
  const [domain, rest] = cut(text, header(network));
  const [address, body] = cut(rest, '\n');
  const wallet = readWallet(network, address);
  if ('reason' in wallet) return undefined;
  const parsed = parseSiweMessage(`${domain}${header('erc')}${evmAddressOf(wallet)}\n${body}`);
  const { statement, uri, version, chainId, nonce, issuedAt, expirationTime } = parsed;
  if (!parsed.domain || !uri || !version || chainId === undefined || !nonce || !issuedAt) return undefined;
  const times = [issuedAt, ...(expirationTime ? [expirationTime] : [])];
  if (times.some((time) => Number.isNaN(time.getTime())) || !Number.isSafeInteger(chainId)) return undefined;
  const fields: SignInFields = {
    address: wallet.address,
    domain: parsed.domain,
    uri,
    version,
    chainId,
    nonce,
    issuedAt: issuedAt.getTime(),
    ...(statement === undefined ? {} : { statement }),
    ...(expirationTime && { expiresAt: expirationTime.getTime() }),
  };
  return writeSignIn(network, fields) === text ? fields : undefined;
}

function cut(text: string, at: string): [before: string, after: string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}

/** Why a signed text is refused, for the app's developers. */
export type SignInFault =
  | 'form'
  | 'domain'
  | 'uri'
  | 'version'
  | 'chain'
  | 'notYetValid'
  | 'expired'
  | 'nonce'
  | 'text'
  | 'signature'
  | 'account'
  | 'used';

interface Expected {
  domain: string;
  uri: string;
  chainIds: readonly number[];
  now: number;
}

/** What is wrong with the fields for this site and time; the nonce is checked by its issuer. */
export function signInFault(fields: SignInFields, expected: Expected): SignInFault | undefined {
  if (fields.domain !== expected.domain) return 'domain';
  if (fields.uri !== expected.uri) return 'uri';
  if (fields.version !== '1') return 'version';
  if (!expected.chainIds.includes(fields.chainId)) return 'chain';
  if (fields.issuedAt > expected.now) return 'notYetValid';
  if (fields.expiresAt === undefined || fields.expiresAt <= expected.now) return 'expired';
  return undefined;
}
