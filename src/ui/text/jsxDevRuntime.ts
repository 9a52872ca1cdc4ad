// Like jsxRuntime.ts, for development and tests: React checks the keys of lists.
import type { ElementType, Key } from 'react';
import { Fragment as ReactFragment, jsxDEV as reactJsx, type JSXSource } from 'react/jsx-dev-runtime';
import { ownTexts } from './ownTexts.ts';

type Props = Readonly<Record<string, unknown>>;

const text = (props: Props, key: string) => reactJsx('span', props, key, false);

export const Fragment = ReactFragment;

export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  const own = ownTexts(type, props, text);
  return reactJsx(type, own, key, isStatic && Array.isArray(own['children']), source, self);
}
