import { askSigned } from '../../../custody/notices/askSigned.ts';
import type { SignedAsking } from '../../../custody/notices/askSigned.ts';
import { readAnswer } from './readAnswer.ts';
import type { Payout, PayoutAnswer, PayoutPort } from './PayoutPort.ts';

/** A custody provider, called by signed requests (docs/custody.md). */
export class CustodyPayouts implements PayoutPort {
  private readonly asking: SignedAsking;

  constructor(asking: Omit<SignedAsking, 'name'>) {
    this.asking = { ...asking, name: 'custody' };
  }

  async send(payout: Payout): Promise<PayoutAnswer> {
    return readAnswer(await askSigned(this.asking, 'withdrawals', payout));
  }

  async look({ reference }: Payout): Promise<PayoutAnswer | undefined> {
    const answer = await askSigned(this.asking, 'withdrawals/look', { reference });
    if ((answer as { state?: unknown } | null)?.state === 'none') return undefined;
    return readAnswer(answer);
  }
}
