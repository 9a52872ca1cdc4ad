import { useSyncExternalStore } from 'react';
import { balanceVisibility } from './balanceVisibility.ts';

const shown = (): boolean => false;

export const useIsHidden = (): boolean =>
  useSyncExternalStore(balanceVisibility.subscribe, balanceVisibility.isHidden, shown);
