import { askSigned } from '../notices/askSigned.ts';
import type { SignedAsking } from '../notices/askSigned.ts';
import type { Screening, ScreeningAnswer, ScreeningQuestion } from './Screening.ts';

/** A screening service for the origin of coins, called with signed requests (docs/custody.md). */
export class ScreeningWebhook implements Screening {
  private readonly asking: SignedAsking;

  constructor(asking: Omit<SignedAsking, 'name'>) {
    this.asking = { ...asking, name: 'screening' };
  }

  /** @throws Error whose message contains neither the service's URL nor the request */
  async check(question: ScreeningQuestion): Promise<ScreeningAnswer> {
    const { result } = ((await askSigned(this.asking, 'screenings', question)) ?? {}) as { result?: unknown };
    if (result === 'clear' || result === 'listed') return result;
    throw new Error('screening: an answer that is neither clear nor listed');
  }
}
