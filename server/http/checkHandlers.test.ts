import { expect, it } from 'vitest';
import { checkHandlers } from './checkHandlers.ts';
import type { Handler, Handlers } from './handler.ts';
import { Refusal } from '../refusal.ts';

const answer = () => 'answer';

it('takes one handler for each call', () => {
  expect(() => checkHandlers(['login', 'pair'], { login: answer, pair: answer })).not.toThrow();
});

it('refuses a call without a handler', () => {
  expect(() => checkHandlers(['login', 'pair'], { login: answer })).toThrow('No handler for pair');
});

it('refuses a handler without a call', () => {
  const handlers = { login: answer, loggin: answer };
  expect(() => checkHandlers(['login'], handlers)).toThrow('openapi.json does not have loggin');
});

it('compiles no handler that does not fit its call', () => {
  const article: Handler<'article'> = () => Promise.reject(new Refusal('help.articleUnknown'));
  const articles: Handler<'articles'> = (_, { input }) => {
    // @ts-expect-error -- a form of texts
    const page: number = input.page;
    return { list: [], count: 0, page, limit: 20 };
  };
  const others = {
    announcement: () => null,
    customerServiceUrl: () => ({ customer_url: '' }),
    otcServiceUrl: () => ({ otc_url: '' }),
  };
  const whole: Handlers<'help'> = { ...others, article, articles };
  // @ts-expect-error -- articles is missing
  const partial: Handlers<'help'> = { ...others, article };
  // @ts-expect-error -- of another domain
  const foreign: Handlers<'help'> = { ...others, article, articles, login: () => 'token' };
  // @ts-expect-error -- the count is a number
  const wrong: Handler<'articles'> = () => ({ list: [], count: '0', page: 1, limit: 20 });
  // @ts-expect-error -- a reason without a text
  const refusal = new Refusal('help.articleUnkown');
  expect([whole, partial, foreign, wrong, refusal]).toHaveLength(5);
});
