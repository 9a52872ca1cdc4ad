import type { DataColour } from '../../ui/fields/ShareBar.tsx';
import type { Account } from './accounts.ts';

/** Colour of each account in comparisons. */
export const accountColours: Record<Account, DataColour> = { change: 1, micro: 3, lever: 4, trust: 2 };
