import { expect, it } from 'vitest';
import { Attempts, hashOfKey } from './Attempts.ts';
import { NetworkAttempts } from '../limits/NetworkAttempts.ts';

const minuteMs = 60_000;
const clock = { now: () => 0 };

it('taking back what was not counted gives no further tries', () => {
  const attempts = new Attempts(clock, 2, minuteMs);
  attempts.count('a');
  for (let count = 0; count < 5; count += 1) attempts.uncount('a');
  attempts.count('a');
  expect(attempts.waitS('a')).toBe(0);
  attempts.count('a');
  expect(attempts.waitS('a')).toBe(60);
});

it('none at all allowed is a wait from the first', () => {
  expect(new Attempts(clock, 0, minuteMs).waitS('a')).toBe(60);
});

it('with too many keys the one counted longest ago makes room, however often it has asked since', () => {
  const attempts = new Attempts(clock, 1, minuteMs, 2);
  attempts.count('a');
  attempts.count('b');
  expect(attempts.waitS('a')).toBe(60);
  attempts.count('c');
  expect(attempts.waitS('a')).toBe(0);
  expect(attempts.waitS('b')).toBe(60);
  expect(attempts.waitS('c')).toBe(60);
});

it('a block of networks may do four times what one of its networks may', () => {
  const attempts = new NetworkAttempts(clock, 3, minuteMs);
  for (let net = 0; net < 4; net += 1)
    for (let tries = 0; tries < 3; tries += 1) {
      expect(attempts.waitS(`2001:db8:1:${net}::/64`)).toBe(0);
      attempts.count(`2001:db8:1:${net}::/64`);
    }
  expect(attempts.waitS('2001:db8:1:ffff::/64')).toBe(60);
  expect(attempts.waitS('2001:db8:2:0::/64')).toBe(0);
  attempts.uncount('2001:db8:1:0::/64');
  expect(attempts.waitS('2001:db8:1:ffff::/64')).toBe(0);
});

it('an IPv4 address is counted as itself', () => {
  const attempts = new NetworkAttempts(clock, 1, minuteMs);
  attempts.count('192.0.2.7');
  expect(attempts.waitS('192.0.2.7')).toBe(60);
  expect(attempts.waitS('192.0.2.8')).toBe(0);
});

it('no more counts wait to be kept than there are in memory, however many come between two saves', () => {
  const attempts = new Attempts({ now: () => 0 }, 5, 1000, 3);
  for (let key = 0; key < 10; key += 1) attempts.count(`key ${key}`);
  expect(attempts.takeChanged(100).map(({ key }) => key)).toEqual(
    [7, 8, 9].map((key) => hashOfKey(`key ${key}`)),
  );
});
