import formatjs from 'eslint-plugin-formatjs';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const messageIds = [
  {
    selector:
      "JSXOpeningElement[name.name='FormattedMessage'] > JSXAttribute[name.name='id'] > JSXExpressionContainer",
    message: 'A message id is a literal, so that it can be extracted.',
  },
  {
    selector: "JSXOpeningElement[name.name='FormattedMessage']:not(:has(> JSXAttribute[name.name='id']))",
    message: 'A message needs an id.',
  },
  {
    selector:
      "CallExpression[callee.property.name='formatMessage'] > ObjectExpression:first-child > Property[key.name='id'][value.type!='Literal']",
    message: 'A message id is a literal, so that it can be extracted.',
  },
  {
    selector:
      "CallExpression[callee.property.name='formatMessage'] > ObjectExpression:first-child:not(:has(> Property[key.name='id']))",
    message: 'A message needs an id.',
  },
];

const words = [
  {
    // Dashes, dots and check marks are no words; a letter is.
    selector:
      'JSXText[value=/\\p{L}/u], JSXExpressionContainer > Literal[value=/\\p{L}/u]:not(JSXAttribute *)',
    message: 'Text for people is a message.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(label|title|placeholder|alt|hint|caption|text|reason|verb|aria-label|aria-description)$/] > Literal[value=/\\p{L}/u]',
    message: 'Text for people is a message.',
  },
];

const styles = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'Styles come from *.css.ts; src/ui/loading/measured.ts sets what is measured.',
  },
];

const restrictedInApp = [...messageIds, ...styles, ...words];

const formats = [
  {
    selector:
      "NewExpression[callee.object.name='Intl'][callee.property.name=/^(NumberFormat|DateTimeFormat)$/], CallExpression[callee.object.name='intl'][callee.property.name=/^format(Date|Time|Number)/], CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/], JSXOpeningElement[name.name=/^Formatted(Date|Time|Number)/]",
    message: 'Days and times come from useDates, numbers from useFormats.',
  },
];

const coinAmounts = [
  {
    selector:
      "CallExpression[callee.object.name='formats'][callee.property.name=/^(amount|signedAmount|estimate)$/]",
    message: 'Amounts of coins come from Amount or useAmounts, which know the decimals of each coin.',
  },
];

/** Types and what other projects forbid too are oxlint's (.oxlintrc.json); here stand the words of our own alone. */
export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['{src,desk}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { formatjs },
    rules: {
      'no-restricted-syntax': ['error', ...restrictedInApp, ...formats, ...coinAmounts],
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true }],
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-plurals': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
    },
  },
  {
    // The modules that write numbers and dates for all others.
    files: ['src/intl/*.{ts,tsx}', 'src/components/amounts/useAmounts.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedInApp] },
  },
  {
    // The page of the desk is for operators: in English alone, its times in UTC (docs/desk.md).
    files: ['desk/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...styles] },
  },
  {
    // Tests hold texts of their own.
    files: ['{src,desk}/**/*.{test,proof}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off', 'formatjs/enforce-default-message': 'off' },
  },
);
