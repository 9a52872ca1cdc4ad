import type { LocaleId } from '../../contracts/locales.ts';

export type Locale = {
  id: LocaleId;
  /** Native name of the language, as in the language list; never translated. */
  ownName: string;
};

export const locales: readonly Locale[] = [
  { id: 'en', ownName: 'English' },
  { id: 'de', ownName: 'Deutsch' },
  { id: 'ja', ownName: '日本語' },
  { id: 'ko', ownName: '한국어' },
  { id: 'es', ownName: 'Español' },
  { id: 'th', ownName: 'ไทย' },
  { id: 'zh-Hans', ownName: '简体中文' },
  { id: 'zh-Hant', ownName: '繁體中文' },
];
