/** Current time in every story. */
export const storyTime = Date.UTC(2026, 10, 21, 14, 23, 41);

const RealDate = globalThis.Date;

/** Date whose current time is always `storyTime`; timers run normally. */
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
