import { useCallback, useSyncExternalStore } from 'react';
import { refusalToast } from '../components/shell/failures.ts';
import { useOpened, type Later } from '../ui/later.ts';
import type { Core } from './core.ts';
import type { Door } from './door.ts';

const nothing = (): undefined => undefined;

/**
 * What a door was opened for, and the code of its dialog once that is there. Where it does not come, a toast says the
 * sentence.
 */
export function useDoor<About, Dialog>(
  door: Door<About>,
  { dialog, sentence, toaster }: { dialog: Later<Dialog>; sentence: string; toaster: Core['toaster'] },
): { about: About | undefined; Dialog: Dialog | undefined } {
  const about = useSyncExternalStore(door.subscribe, door.about, nothing);
  const fail = useCallback(() => {
    door.close();
    toaster.show(refusalToast(sentence));
  }, [door, toaster, sentence]);
  return { about, Dialog: useOpened(dialog, about !== undefined, fail) };
}
