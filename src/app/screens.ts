import type { ComponentType } from 'react';
import type { ScreenName } from '../components/screenName.ts';

type Screens = Partial<Record<ScreenName, ComponentType>>;

/** The screens that are built; each comes with its own code when it is opened. */
export const screens: Screens = {};
