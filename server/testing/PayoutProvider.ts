// A custody provider for tests: its book contains what it has sent, and it can be unreachable, silent or wrong.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hexOf } from './CustodyProvider.ts';

interface Asked {
  reference: string;
  chain: string;
  asset: string;
  amount: string;
  address: string;
}

export type Mood =
  /** Behaviour of the provider. */
  | 'well'
  /** Sends without responding. */
  | 'silent'
  /** Neither sends nor responds. */
  | 'away'
  /** Reports that it did not send. */
  | 'failing'
  | 'short'
  /** Sends half of the amount. */
  | 'halving'
  /** Sends, and later denies it. */
  | 'denying';

export class PayoutProvider {
  mood: Mood = 'well';
  /** Sent payouts by reference. */
  readonly sent = new Map<string, Asked & { hash: string }>();
  /** References of all requests, with repetitions. */
  readonly asked: string[] = [];
  confirmations = 0;
  /** Number of concurrent requests after which it responds. */
  answersTogether = 1;
  private readonly waiting: (() => void)[] = [];
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Asked;
      const answer = request.url!.endsWith('/look') ? this.look(body) : this.send(body);
      if (answer === undefined) return void request.socket.destroy();
      response.setHeader('content-type', 'application/json');
      this.waiting.push(() => response.end(JSON.stringify(answer)));
      if (this.waiting.length >= this.answersTogether) for (const end of this.waiting.splice(0)) end();
    });
  });

  /** @returns its URL */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }

  private send(asked: Asked): object | undefined {
    this.asked.push(asked.reference);
    if (this.mood === 'away') return undefined;
    if (this.mood === 'failing') return { state: 'failed' };
    if (this.mood === 'short') return { state: 'short' };
    if (!this.sent.has(asked.reference)) {
      const amount = this.mood === 'halving' ? String(Number(asked.amount) / 2) : asked.amount;
      this.sent.set(asked.reference, { ...asked, amount, hash: hexOf(`payout ${asked.reference}`) });
    }
    return this.mood === 'silent' ? undefined : this.sentAnswer(asked.reference);
  }

  private look({ reference }: Asked): object | undefined {
    if (this.mood === 'away' || this.mood === 'silent') return undefined;
    if (this.mood === 'denying') return { state: 'failed' };
    return this.sent.has(reference) ? this.sentAnswer(reference) : { state: 'none' };
  }

  private sentAnswer(reference: string): object {
    const { hash, amount } = this.sent.get(reference)!;
    return { state: 'sent', hash, amount, confirmations: this.confirmations };
  }
}
