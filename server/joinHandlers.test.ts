import { expect, it } from 'vitest';
import { joinHandlers } from './joinHandlers.ts';

const answer = () => 'answer';

it('joins every operation with its handler', () => {
  const handlers = joinHandlers(['login', 'pair'], [{ login: answer }, { pair: answer }]);
  expect([...handlers.keys()]).toEqual(['login', 'pair']);
});

it('refuses an operation without a handler', () => {
  expect(() => joinHandlers(['login', 'pair'], [{ login: answer }])).toThrow('No handler for pair');
});

it('refuses a handler without an operation', () => {
  const domains = [{ login: answer, loggin: answer }];
  expect(() => joinHandlers(['login'], domains)).toThrow('openapi.json does not have loggin');
});

it('refuses two handlers of one operation', () => {
  expect(() => joinHandlers(['login'], [{ login: answer }, { login: answer }])).toThrow(
    'Two handlers answer login',
  );
});
