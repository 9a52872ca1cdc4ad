// Ids and tags are part of the contract; display names (languages.ts) belong to the interface.
export {
  defaultLocale,
  intlLocale,
  isLocaleId,
  localeOfMark,
  markOfLocale,
  type LocaleId,
} from '../../contracts/locales.ts';
