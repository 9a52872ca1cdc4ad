// JSX runtime of the project's code (scripts/build/ownTextsPlugin.ts), which replaces React's own.
import type { ElementType, Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { ownTexts } from './ownTexts.ts';

type Props = Readonly<Record<string, unknown>>;

const text = (props: Props, key: string) => runtime.jsx('span', props, key);

export const Fragment = runtime.Fragment;

export function jsx(type: ElementType, props: Props, key?: Key) {
  return runtime.jsx(type, ownTexts(type, props, text), key);
}

/** For static children; React makes no difference in production. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  return jsx(type, props, key);
}
