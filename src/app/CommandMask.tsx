import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useOpened } from '../ui/loading/later.ts';
import { laterMask } from './laterMask.ts';

const ofLoudCommands = {
  predicate: ({ meta }: { meta?: Record<string, unknown> }) => meta?.isQuiet !== true,
};

/** Whether a command is pending; useIsMutating would load a part of its package that is otherwise unused. */
function useIsBusy(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getMutationCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  const isBusy = () => client.isMutating(ofLoudCommands) > 0;
  return useSyncExternalStore(subscribe, isBusy, isBusy);
}

/** Without the mask, forms still ignore a second tap. */
const withoutMask = (): void => undefined;

/** Covers the app while a command takes long; reads show skeletons instead (decision 32). */
export function CommandMask() {
  const isBusy = useIsBusy();
  const BusyMask = useOpened(laterMask, isBusy, withoutMask);
  return BusyMask ? <BusyMask busy /> : null;
}
