// The project's code creates its elements here (scripts/build/ownTextsPlugin.ts), in place of React's own runtime.
import type { ElementType, Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { ownTexts } from './ownTexts.ts';

type Props = Readonly<Record<string, unknown>>;

const text = (props: Props, key: string) => runtime.jsx('span', props, key);

export const Fragment = runtime.Fragment;

export function jsx(type: ElementType, props: Props, key?: Key) {
  return runtime.jsx(type, ownTexts(type, props, text), key);
}

/** For children that need no keys; in production React makes no difference. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  return jsx(type, props, key);
}
