import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectClient } from './calling/client.ts';
import { login } from './signIn.ts';

let token: unknown;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ type: 'ok', message: token }));
  connectClient({
    origin: 'http://localhost:6141',
    credentials: { token: () => undefined, languageMark: () => 'en' },
  });
});
afterEach(() => vi.unstubAllGlobals());

const form = { user_string: 'lena@posteo.example', password: 'horse-battery', user_type: 'email' } as const;
const logIn = () => login().mutationFn!(form, undefined as never);

it('a token that a header can carry logs in', async () => {
  token = 'eyJhbGciOi.J9-_/+=~';
  expect(await logIn()).toBe(token);
});

it.each(['a\nb', 'a b', 'ü', '', '\u0000'])(
  'a token of %j is an answer that cannot be read',
  async (given) => {
    token = given;
    await expect(logIn()).rejects.toMatchObject({ name: 'ApiError', kind: 'unreadable' });
  },
);
