import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
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

const amounts = [
  {
    selector: "CallExpression[callee.name='parseFloat'], CallExpression[callee.property.name='parseFloat']",
    message: 'Amounts are decimal text or BigNumber; floating point loses digits.',
  },
];

const styles = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'Styles come from *.css.ts; src/ui/measured.ts sets what is measured.',
  },
];

/** src/stored alone keeps anything in the browser, so that what is kept there can be found and forbidden. */
const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'].map((name) => ({
  name,
  message: 'Keep it with createStored of src/stored.',
}));

const restrictedInApp = [...amounts, ...messageIds, ...styles, ...words];

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

export default defineConfig(
  { ignores: ['dist', 'data', 'coverage', 'public', 'contracts/schema.d.ts', 'contracts/pacts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Domains add to interfaces that are empty without them.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'no-restricted-syntax': ['error', ...amounts],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'no-console': 'off',
      'prefer-const': 'error',
    },
  },
  {
    // Each exception says why in its comment.
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { formatjs },
    rules: {
      'no-restricted-syntax': ['error', ...restrictedInApp, ...formats, ...coinAmounts],
      'no-console': ['error', { allow: ['error'] }],
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
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/stored/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...storage],
      'no-restricted-properties': [
        'error',
        ...storage.map(({ name, message }) => ({ property: name, message })),
        { object: 'document', property: 'cookie', message: 'The app sets no cookies.' },
      ],
    },
  },
  {
    // The modules that write numbers and dates for all others.
    files: ['src/intl/*.{ts,tsx}', 'src/components/amounts/useAmounts.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedInApp] },
  },
  {
    // The page of the desk is for operators: in English alone, its times in UTC (docs/desk.md).
    files: ['src/desk/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...amounts, ...styles] },
  },
  {
    // Tests and stories hold long describes and texts of their own.
    files: ['**/*.test.{ts,tsx}', '**/*.pact.ts', 'stories/**', 'e2e/**'],
    plugins: { formatjs },
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', ...amounts],
      'formatjs/enforce-default-message': 'off',
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'resetModules',
          message:
            'The next test file finds the last modules; reloading() of scripts/appReload.ts leaves it none.',
        },
      ],
    },
  },
);
