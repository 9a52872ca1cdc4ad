import type { DataColour } from '../../ui/fields/ShareBar.tsx';
import type { Account } from './accounts.ts';

/** The colour of each account wherever the accounts stand side by side. */
export const accountColours: Record<Account, DataColour> = { change: 1, micro: 3, lever: 4, trust: 2 };
