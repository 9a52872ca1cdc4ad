import type { ReactNode } from 'react';
import type { ScreenName } from '../components/shell/screenName.ts';
import { createModalStore } from './dialogs/modalStore.ts';

export type Gate = (props: { screen: ScreenName; children: ReactNode }) => ReactNode;

/** Stands in place of pages that show the server's data; opened by the module that finds it out of reach. */
export const gate = createModalStore<Gate>();
