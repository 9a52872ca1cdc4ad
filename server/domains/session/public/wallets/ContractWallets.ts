import type * as viem from 'viem';
import { limit } from '../../limits/limit.ts';
import { NetworkAttempts } from '../../limits/NetworkAttempts.ts';
import { boundedCache } from '../../../../boundedCache.ts';

interface Signed {
  address: string;
  message: string;
  signature: string;
  /** Nonce of the text, known to be of this server. */
  nonce: string;
  /** Network of the caller. */
  network: string;
}

/** Checks that fail within a quarter of an hour, by network. */
const failuresMax = 10;
const quarterMs = 15 * 60_000;
const timeoutMs = 10_000;
const answerBytesMax = 64 * 1024;
const keptMax = 10_000;
/**
 * End of an ERC-8010 signature, which viem would check as well: refused, because it lets the sender run calls of their
 * choice on a delegation that the owner has signed elsewhere.
 */
const erc8010End = '8010'.repeat(16);

/**
 * Signatures of contract wallets (EIP-1271, and ERC-6492 before their contract exists), checked by a node that the
 * operator names. A caller without an account causes these requests, so each nonce is checked once, and failures are
 * limited by network.
 */
export class ContractWallets {
  private readonly url: string;
  private readonly failed: NetworkAttempts;
  /** Outcome by nonce, and which signature it is of. */
  private readonly checked = boundedCache<{ signature: string; isRight: Promise<boolean> }>(keptMax);
  private client: Promise<viem.PublicClient> | undefined;

  constructor(url: string, clock: { now(): number }) {
    this.url = url;
    this.failed = new NetworkAttempts(clock, failuresMax, quarterMs);
  }

  /** @throws Refusal system.rateLimited */
  async check(signed: Signed): Promise<boolean> {
    if (signed.signature.endsWith(erc8010End)) return false;
    const known = this.checked.get(signed.nonce);
    if (known) return known.signature === signed.signature && known.isRight;
    limit(this.failed.waitS(signed.network));
    this.failed.count(signed.network);
    // A node that does not answer has not confirmed the signature.
    const isRight = this.ask(signed).catch(() => false);
    this.checked.set(signed.nonce, { signature: signed.signature, isRight });
    if (await isRight) this.failed.uncount(signed.network);
    return isRight;
  }

  private async ask({ address, message, signature }: Signed): Promise<boolean> {
    const client = await (this.client ??= this.open());
    return client.verifyMessage({
      address: address as viem.Address,
      message,
      signature: signature as viem.Hex,
    });
  }

  /** Loaded with the first request, because that takes half a second. */
  private async open(): Promise<viem.PublicClient> {
    const { createPublicClient, http } = await import('viem');
    const transport = http(this.url, {
      timeout: timeoutMs,
      maxResponseBodySize: answerBytesMax,
      retryCount: 0,
      fetchOptions: { redirect: 'error' },
    });
    return createPublicClient({ transport });
  }
}
