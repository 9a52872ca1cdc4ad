import { createHmac } from 'node:crypto';
import { isChainName } from '../../../contracts/rules/chains/chainNames.ts';
import type { AddressRequest, AddressSource } from '../addresses.ts';
import { askSigned } from '../notices/askSigned.ts';
import { checkedAddress } from './chainAddress.ts';

export interface CustodyConfig {
  /** Base URL of the provider. */
  url: string;
  /** Key that signs requests to and from the provider. */
  key: string;
}

interface CustodyAddressesOptions extends CustodyConfig {
  clock: { now(): number };
  timeoutMs?: number;
}

/**
 * Addresses that a custody provider creates and holds the keys of (docs/custody.md). A request is not retried here: the
 * owner asks again, and the provider returns the same address for the same reference.
 */
export class CustodyAddresses implements AddressSource {
  private readonly options: CustodyAddressesOptions;

  constructor(options: CustodyAddressesOptions) {
    this.options = options;
  }

  /** @throws Error whose message contains neither the provider's URL nor the owner */
  async next(chain: string, { owner, isTaken }: AddressRequest): Promise<string> {
    if (!isChainName(chain)) throw new Error(`custody: no addresses of ${chain} are known`);
    const address = checked(
      chain,
      await askSigned({ ...this.options, name: 'custody' }, 'addresses', {
        chain,
        reference: referenceOf(this.options.key, owner),
      }),
    );
    if (await isTaken(address)) throw new Error(`custody: an address of ${chain} that somebody has already`);
    return address;
  }
}

/** Pseudonymous reference of the owner for the provider, the same for all chains. */
export function referenceOf(key: string, owner: string): string {
  return createHmac('sha256', key).update(`deposit address\n${owner}`).digest('hex');
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
