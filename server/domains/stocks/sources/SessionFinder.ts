import { exchangeDay, stockDateOf } from '../../../../contracts/rules/stockSessions.ts';
import type { ExchangeDay } from '../../../../contracts/rules/stockSessions.ts';

/** Finds the regular session of a bar. The last one is kept, because bars come in their order. */
export class SessionFinder {
  private last: ExchangeDay | undefined;

  /** Undefined outside the regular session. */
  find(timeMs: number): ExchangeDay | undefined {
    const { last } = this;
    if (!last || timeMs < last.preOpensMs || timeMs >= last.afterClosesMs)
      this.last = exchangeDay(stockDateOf(timeMs));
    const day = this.last;
    return day && timeMs >= day.opensMs && timeMs < day.closesMs ? day : undefined;
  }
}
