import { expect, it } from 'vitest';
import { LoginDelay } from './LoginDelay.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const networks = Array.from({ length: 60 }, (_, index) => `198.51.${index}.7`);
const identifier = 'username:ann';

function start(failuresPerNetwork = 1000) {
  let now = 0;
  const clock = { now: () => now };
  const patience = new LoginDelay({ clock, key: Buffer.alloc(32, 7), failuresPerNetwork });
  return { patience, advance: (ms: number) => void (now += ms), now: () => now };
}

it('60 networks that wait in turn have 240 passwords of one account looked at in a day, with ever longer waits', () => {
  const { patience, advance, now } = start();
  const proofs = new Map<string, string>();
  let [looked, longest] = [0, 0];
  while (now() < dayMs) {
    for (const network of networks) {
      const { seconds, proof } = patience.take({ identifier, network }, proofs.get(network));
      if (seconds === 0) looked += 1;
      proofs.set(network, proof);
      longest = Math.max(longest, seconds);
    }
    advance(15 * minuteMs);
  }
  expect(looked).toBe(240);
  expect(longest).toBe(8 * 3600);
});

it('a network that gathers proofs has one of them looked at for each wait', () => {
  const { patience, advance } = start();
  const place = { identifier, network: networks[0]! };
  const gathered = Array.from({ length: 30 }, () => {
    advance(1000);
    return patience.take(place, undefined).proof;
  });
  advance(15 * minuteMs);
  const taken = gathered.map((proof) => patience.take(place, proof).seconds);
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(1);
});

it('a proof that was changed begins a wait anew', () => {
  const { patience, advance } = start();
  const place = { identifier, network: networks[0]! };
  const { proof } = patience.take(place, undefined);
  const [, wait, line, signature] = proof.split('.');
  advance(minuteMs);
  for (const forged of [['1', wait, line, signature].join('.'), 'x', '...', 'a.b.c.d', `${proof}.`])
    expect(patience.take(place, forged).seconds).toBe(900);
  expect(patience.take(place, proof).seconds).toBe(840);
});

it('one network waits for its own failures on other accounts, and keeps its proof meanwhile', () => {
  const { patience, advance } = start(3);
  const network = networks[0]!;
  const all = Array.from({ length: 4 }, (_, index) => {
    const place = { identifier: `username:ann${index}`, network };
    return { place, proof: patience.take(place, undefined).proof };
  });
  advance(15 * minuteMs);
  const taken = all.map(({ place, proof }) => patience.take(place, proof));
  expect(taken.map(({ seconds }) => seconds)).toEqual([0, 0, 0, 900]);
  expect(taken[3]!.proof).toBe(all[3]!.proof);
});

it('a try that was none is given back', () => {
  const { patience, advance } = start();
  const place = { identifier, network: networks[0]! };
  const { proof } = patience.take(place, undefined);
  advance(15 * minuteMs);
  expect(patience.take(place, proof).seconds).toBe(0);
  patience.giveBack(place, proof);
  expect(patience.take(place, proof).seconds).toBe(0);
});
