import { setTimeout as sleep } from 'node:timers/promises';

interface Options {
  /** @returns whether there may be more at once */
  step(): Promise<boolean>;
  /** Between two looks that find nothing. */
  pauseMs: number;
  signal: AbortSignal;
  onFault(error: unknown): void;
}

/** Until it is stopped, whatever goes wrong. */
export async function runLoop({ step, pauseMs, signal, onFault }: Options): Promise<void> {
  let told = '';
  while (!signal.aborted) {
    const isMore = await step().catch((error: unknown) => {
      // The same fault again and again is one.
      if (!signal.aborted && told !== String(error)) onFault(error);
      told = String(error);
      return false;
    });
    if (isMore) told = '';
    // Whoever calls meanwhile is answered.
    if (isMore) await new Promise(setImmediate);
    else await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
