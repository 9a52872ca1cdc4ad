import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { themes } from '../src/theme/themes.ts';
import { brand } from '../contracts/brand.ts';
import { applyGlobals, onSelection, selection, updateFrames } from './selection.ts';
import { storybookTheme } from './storybookTheme.ts';

/** Docs pages, and the stories that they frame, follow the toolbar like a story does. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(selection);
  useEffect(() => onSelection(setGlobals), []);
  useEffect(() => {
    applyGlobals(globals);
    updateFrames(globals);
  }, [globals]);
  const theme = useMemo(
    () => storybookTheme(themes.find(({ id }) => id === globals.theme) ?? themes[0]!, brand),
    [globals.theme],
  );
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
