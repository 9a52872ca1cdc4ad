import { later } from '../ui/loading/later.ts';

/** It shows after a second, and no first screen sends a command: mostly there before one does. */
export const laterMask = later(async () => (await import('../ui/dialogs/BusyMask.tsx')).BusyMask);
