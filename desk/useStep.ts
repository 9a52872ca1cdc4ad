import { useRef, useState } from 'react';
import { DeskError } from './deskCalls.ts';

export interface Step {
  isRunning: boolean;
  refusal: DeskError | undefined;
  /** Does nothing while another one runs: two taps in a row are one. */
  run: (step: () => Promise<void>) => Promise<void>;
}

/** Something that is sent once, and what was said of it where it was refused. */
export function useStep(onRefused?: (error: DeskError) => void): Step {
  const isLocked = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<DeskError>();
  async function run(step: () => Promise<void>): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setRunning(true);
    setRefusal(undefined);
    try {
      await step();
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      setRefusal(error);
      onRefused?.(error);
    } finally {
      isLocked.current = false;
      setRunning(false);
    }
  }
  return { isRunning, refusal, run };
}
