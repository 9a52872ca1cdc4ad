import { later } from '../ui/loading/later.ts';

/** Shown after a second, and no first screen sends a command: usually loaded before it is needed. */
export const laterMask = later(async () => (await import('../ui/dialogs/BusyMask.tsx')).BusyMask);
