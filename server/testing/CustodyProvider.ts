// A custody provider for tests: signs notices as docs/custody.md describes, in any order.
import { createHash, createHmac } from 'node:crypto';

export interface ToldTransfer {
  hash: string;
  address: string;
  amount: string;
  output?: number;
  asset?: string;
  from?: readonly string[];
}

export interface ToldBlockPlace {
  height: number;
  hash: string;
}

export const custodyKey = 'a key of provider and server, 32 or more';

export const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface Notice {
  id: string;
  body: string;
}

export class CustodyProvider {
  private made = 0;
  private readonly chain: string;
  private readonly clock: { now(): number };

  constructor(chain: string, clock: { now(): number }) {
    this.chain = chain;
    this.clock = clock;
  }

  /** Notice of a transfer in a block with a number of confirmations, or of a reverted block. */
  notice(
    { output = 0, asset = 'USDT', ...transfer }: ToldTransfer,
    { height, hash: block_hash }: ToldBlockPlace,
    confirmations: number | 'reversed',
  ): Notice {
    const id = `evt_${(this.made += 1)}`;
    const count = confirmations === 'reversed' ? { confirmations: 0, is_reversed: true } : { confirmations };
    const said = { id, chain: this.chain, output, asset, ...transfer, height, block_hash, ...count };
    return { id, body: JSON.stringify(said) };
  }

  /** Headers of a notice signed now. */
  headers({ id, body }: Notice, key = custodyKey): Record<string, string> {
    const timestamp = String(Math.floor(this.clock.now() / 1000));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
  }
}
