import type { Preview } from '@storybook/react-vite';
import { locales } from '../src/intl/languages.ts';
import { pseudoLocale } from '../src/intl/pseudo.ts';

/** Globals that a reviewer can switch; the URL holds them as `globals=theme:dark;locale:de`. */
export const initialGlobals = {
  theme: 'light',
  direction: 'green-up',
  locale: 'en',
  textSize: '100',
  viewport: { value: 'w390' },
};

export type StoryGlobals = typeof initialGlobals;

const width = (pixels: number, name: string) => ({
  name: `${pixels} px, ${name}`,
  styles: { width: `${pixels}px`, height: '844px' },
  type: 'mobile' as const,
});

/** The three widths of the design; a story picks one with `globals: { viewport: { value: 'w320' } }`. */
export const widths = {
  w320: width(320, 'narrow'),
  w390: width(390, 'reference'),
  w450: width(450, 'maximum'),
};

const item = (value: string, title: string) => ({ value, title });

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: { icon: 'contrast', dynamicTitle: true, items: [item('light', 'Light'), item('dark', 'Dark')] },
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
