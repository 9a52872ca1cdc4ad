/** The moment at which every story takes place. */
export const storyTime = Date.UTC(2026, 10, 21, 14, 23, 41);

const RealDate = globalThis.Date;

/** A Date that knows the present only as the stories' moment; timers keep running. */
class FrozenDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<DateConstructor>) {
    if (args.length === 0) super(storyTime);
    else super(...args);
  }

  static override now(): number {
    return storyTime;
  }
}

globalThis.Date = FrozenDate as DateConstructor;
