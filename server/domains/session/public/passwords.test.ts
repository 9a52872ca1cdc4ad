import { expect, it } from 'vitest';
import { systemRandom } from '../../../random.ts';
import { Passwords } from './passwords.ts';

const cost = { memoryKiB: 64, passes: 1, parallelism: 1 };

it('a rush at the start leaves nothing behind: unknown accounts are refused like others afterwards', async () => {
  const passwords = new Passwords(systemRandom, cost);
  const rush = Array.from({ length: 110 }, (_, count) =>
    passwords.hash('a password', `10.0.0.${count % 10}`).catch((error: Error) => error.message),
  );
  const known = rush[0]!;
  await expect(passwords.verify('a guess', undefined, '10.0.0.1')).rejects.toThrow('system.busy');
  expect((await Promise.all(rush)).filter((answer) => answer === 'system.busy')).toHaveLength(8);
  expect(await passwords.verify('a guess', await known, '10.0.0.1')).toBe(false);
  expect(await passwords.verify('a guess', undefined, '10.0.0.1')).toBe(false);
});
