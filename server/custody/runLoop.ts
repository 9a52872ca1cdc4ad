import { setTimeout as sleep } from 'node:timers/promises';

interface Options {
  /** @returns whether more work may be available */
  step(): Promise<boolean>;
  /** Pause after a run that found nothing. */
  pauseMs: number;
  signal: AbortSignal;
  onFault(error: unknown): void;
}

/** Repeats until stopped, whatever fails. */
export async function runLoop({ step, pauseMs, signal, onFault }: Options): Promise<void> {
  let told = '';
  while (!signal.aborted) {
    const isMore = await step().catch((error: unknown) => {
      // A repeated fault is reported once.
      if (!signal.aborted && told !== String(error)) onFault(error);
      told = String(error);
      return false;
    });
    if (isMore) told = '';
    // Lets incoming requests run in between.
    if (isMore) await new Promise(setImmediate);
    else await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
