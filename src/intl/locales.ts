// Marks and tags are part of the contract; the names that people see (languages.ts) belong to the interface.
export {
  defaultLocale,
  intlLocale,
  isLocaleId,
  localeOfMark,
  markOfLocale,
  type LocaleId,
} from '../../contracts/locales.ts';
