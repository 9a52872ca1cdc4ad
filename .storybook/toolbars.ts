import type { Preview } from '@storybook/react-vite';
import { locales } from '../src/intl/languages.ts';
import { pseudoLocale } from '../src/intl/pseudo.ts';
import { themes } from '../src/theme/themes.ts';
import { usualViewport } from './widths.ts';

/** Globals that a reviewer can switch; the URL holds them as `globals=theme:dark;locale:de`. */
export const initialGlobals = {
  theme: themes[0]!.id,
  direction: 'green-up',
  locale: 'en',
  textSize: '100',
  viewport: usualViewport,
};

export type StoryGlobals = typeof initialGlobals;

const item = (value: string, title: string) => ({ value, title });

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: { icon: 'contrast', dynamicTitle: true, items: themes.map(({ id, name }) => item(id, name.en)) },
  },
  direction: {
    description: 'Price colours',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [item('green-up', 'Green up'), item('red-up', 'Red up')],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...locales.map(({ id, ownName }) => item(id, ownName)),
        item(pseudoLocale, 'Pseudo: longer and accented'),
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [item('100', 'Text 100 %'), item('200', 'Text 200 %')],
    },
  },
};
