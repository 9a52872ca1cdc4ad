import { useCallback, useSyncExternalStore } from 'react';
import { refusalToast } from '../../components/shell/failures.ts';
import { later, useOpened } from '../../ui/loading/later.ts';
import type { Core } from '../core.ts';

/** Loaded on demand, since it is rarely shown. */
const dialog = later(async () => (await import('./RequiredDialog.tsx')).RequiredDialog);
const nothing = (): undefined => undefined;

/** Opens when a command has an unmet requirement; the page beneath stays unchanged. */
export function RequiredModal({ core }: { core: Core }) {
  const { requiredModal: door, toaster } = core;
  const required = useSyncExternalStore(door.subscribe, door.about, nothing);
  const fail = useCallback(() => {
    const { sentence } = door.about()!;
    door.close();
    toaster.show(refusalToast(sentence));
  }, [door, toaster]);
  const Dialog = useOpened(dialog, required !== undefined, fail);
  return Dialog && required ? <Dialog core={core} required={required.what} /> : null;
}
