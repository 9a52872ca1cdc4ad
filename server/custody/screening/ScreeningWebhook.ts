import { askSigned } from '../notices/askSigned.ts';
import type { SignedAsking } from '../notices/askSigned.ts';
import type { Screening, ScreeningAnswer, ScreeningQuestion } from './Screening.ts';

/** A service that knows where coins come from, asked by signed requests (docs/custody.md). */
export class ScreeningWebhook implements Screening {
  private readonly asking: SignedAsking;

  constructor(asking: Omit<SignedAsking, 'name'>) {
    this.asking = { ...asking, name: 'screening' };
  }

  /** @throws Error in words that name neither the service's address nor what was asked */
  async check(question: ScreeningQuestion): Promise<ScreeningAnswer> {
    const { result } = ((await askSigned(this.asking, 'screenings', question)) ?? {}) as { result?: unknown };
    if (result === 'clear' || result === 'listed') return result;
    throw new Error('screening: an answer that is neither clear nor listed');
  }
}
