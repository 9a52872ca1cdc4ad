import { renderHook } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { ApiError } from '../../api/calling/ApiError.ts';
import { IntlRoot } from '../../intl/IntlRoot.tsx';
import { refusedOf } from '../forms/refusedOf.ts';
import { isSaidByApp } from './apiErrors.ts';
import { failureToast } from './failures.ts';

const intl = renderHook(() => useIntl(), {
  wrapper: ({ children }) => (
    <IntlRoot locale="en" messages={{}}>
      {children}
    </IntlRoot>
  ),
}).result.current;

const refused = (reason: string) => new ApiError({ kind: 'rejected', message: 'Answer first', reason });

it.each([
  ['the end of the session', new ApiError({ kind: 'sessionExpired', message: 'Log in' })],
  ['a missing verification', new ApiError({ kind: 'verificationRequired', message: 'Verify' })],
  ['missing answers before contracts', refused('products.leverQuestions')],
  ['missing answers before options', refused('products.optionQuestions')],
])('a form says nothing of %s, which the app says in a dialog or toast of its own', (_, error) => {
  expect(isSaidByApp(error)).toBe(true);
  expect(refusedOf(intl, error, {})).toEqual({});
});

it('a form says every other refusal itself', () => {
  const error = refused('spot.insufficientBalance');
  expect(isSaidByApp(error)).toBe(false);
  expect(refusedOf(intl, error, {})).toMatchObject({ message: 'Answer first' });
});

it.each([
  ['offline', true],
  ['timeout', true],
  ['rejected', false],
  ['unreadable', false],
] as const)('the toast of a failure of kind %s ends with the return of the connection: %s', (kind, ends) => {
  expect(failureToast(intl, new ApiError({ kind, message: 'ERROR' }))).toMatchObject({
    endsOnline: ends,
  });
});
