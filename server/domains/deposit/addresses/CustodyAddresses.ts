import { createHmac, randomUUID } from 'node:crypto';
import { isChainName } from '../../../../contracts/rules/chainNames.ts';
import { signedHeaders } from '../../../messaging/SignedPost.ts';
import type { AddressRequest, AddressSource } from '../addresses.ts';
import { checkedAddress } from './chainAddress.ts';

export interface CustodyConfig {
  /** Where the provider takes requests; addresses are asked for below it. */
  url: string;
  /** Signs requests to the provider and from it. */
  key: string;
}

interface CustodyAddressesOptions extends CustodyConfig {
  clock: { now(): number };
  timeoutMs?: number;
}

/** Several times what an address takes. */
const answerBytesMax = 16 * 1024;

/**
 * Addresses that a custody provider makes and holds the keys of (docs/custody.md). A request is not tried again here: the
 * owner asks again, and the provider answers the same reference alike.
 */
export class CustodyAddresses implements AddressSource {
  private readonly options: CustodyAddressesOptions;

  constructor(options: CustodyAddressesOptions) {
    this.options = options;
  }

  /** @throws Error in words that name neither the provider's address nor the owner */
  async next(chain: string, { owner, isTaken }: AddressRequest): Promise<string> {
    if (!isChainName(chain)) throw new Error(`custody: no addresses of ${chain} are known`);
    const address = checked(
      chain,
      await this.ask({ chain, reference: referenceOf(this.options.key, owner) }),
    );
    if (await isTaken(address)) throw new Error(`custody: an address of ${chain} that somebody has already`);
    return address;
  }

  private async ask(question: { chain: string; reference: string }): Promise<unknown> {
    const { url, key, clock, timeoutMs = 5_000 } = this.options;
    const body = JSON.stringify(question);
    try {
      const answer = await fetch(`${url}/addresses`, {
        method: 'POST',
        headers: signedHeaders({ secret: key, id: randomUUID(), body, clock }),
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.ok) return JSON.parse(await textOf(answer)) as unknown;
      await answer.body?.cancel().catch(() => undefined);
      throw new Refusal(`answered ${answer.status}`);
    } catch (error) {
      // Without its cause, which repeats where the provider is.
      throw new Error(`custody: ${reasonOf(error as Error)}`);
    }
  }
}

/** Tells the provider whose address it is and nothing of who that is; the same for all chains. */
export function referenceOf(key: string, owner: string): string {
  return createHmac('sha256', key).update(`deposit address\n${owner}`).digest('hex');
}

class Refusal extends Error {}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Node's own type has what that of browsers lacks.
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > answerBytesMax) throw new Refusal('an answer that is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function checked(chain: Parameters<typeof checkedAddress>[0], answer: unknown): string {
  const { address } = (answer ?? {}) as { address?: unknown };
  if (typeof address !== 'string') throw new Error('custody: an answer without an address');
  try {
    return checkedAddress(chain, address);
  } catch (error) {
    throw new Error(`custody: no address of ${chain}: ${(error as Error).message}`);
  }
}

function reasonOf(error: Error): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof SyntaxError) return 'an answer that is no JSON';
  return error.name === 'TimeoutError' ? 'no answer in time' : 'not reached';
}
