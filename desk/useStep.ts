import { useRef, useState } from 'react';
import { DeskError } from './deskCalls.ts';

export interface Step {
  isRunning: boolean;
  refusal: DeskError | undefined;
  /** Ignored while another step runs, so that a double tap sends once. */
  run: (step: () => Promise<void>) => Promise<void>;
}

/** A request that is sent once, and its refusal message. */
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
