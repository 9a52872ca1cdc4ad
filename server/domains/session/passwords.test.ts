import { expect, it } from 'vitest';
import { systemRandom } from '../../random.ts';
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

it('a network that asks for many waits behind its own, and takes nobody else’s turn', async () => {
  const passwords = new Passwords(systemRandom, cost);
  const order: string[] = [];
  const ask = (network: string) =>
    passwords.verify('a guess', undefined, network).then(
      () => void order.push(network),
      () => void order.push(`${network} refused`),
    );
  const crowd = Array.from({ length: 60 }, () => ask('10.0.0.1'));
  const owner = ask('10.0.0.2');
  await Promise.all([...crowd, owner]);
  expect(order.filter((one) => one === '10.0.0.1 refused')).toHaveLength(60 - 22);
  // Two were at work when it came, and one of the crowd has the turn before.
  expect(order.filter((one) => !one.endsWith('refused')).indexOf('10.0.0.2')).toBeLessThanOrEqual(4);
});

it('with the queue full whoever has most waiting makes room for one who has none', async () => {
  const passwords = new Passwords(systemRandom, cost);
  const ask = (network: string) =>
    passwords.verify('a guess', undefined, network).then(
      () => network,
      () => `${network} refused`,
    );
  const crowd = Array.from({ length: 110 }, (_, count) => ask(`10.0.0.${count % 6}`));
  const owner = ask('10.0.9.9');
  expect(await owner).toBe('10.0.9.9');
  const refused = (await Promise.all(crowd)).filter((one) => one.endsWith('refused'));
  expect(refused).toHaveLength(110 - 102 + 1);
});
