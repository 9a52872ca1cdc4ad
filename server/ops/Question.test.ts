import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Question } from './Question.ts';

test('however many ask at once, it is asked once, and again only when its answer has grown old', async () => {
  let asked = 0;
  const question = new Question(async () => (asked += 1), { keptMs: 50 });
  expect(await Promise.all(Array.from({ length: 100 }, () => question.answer()))).toEqual(Array(100).fill(1));
  expect(await question.answer()).toBe(1);
  await sleep(60);
  expect(await question.answer()).toBe(2);
});

test('nobody waits longer than its patience, and what hangs is not asked a second time', async () => {
  let asked = 0;
  let answer: (value: string) => void = () => undefined;
  const ask = () => {
    asked += 1;
    return new Promise<string>((resolve) => (answer = resolve));
  };
  const question = new Question(ask, { patienceMs: 30 });
  expect(await question.answer()).toBeUndefined();
  for (let count = 0; count < 20; count += 1) expect(await question.answer()).toBeUndefined();
  expect(asked).toBe(1);
  answer('late');
  expect(await question.answer()).toBe('late');
});

test('what failed is told to all who ask, and is not tried again at once', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return asked;
  };
  const question = new Question(ask, { failedMs: 50 });
  await expect(question.answer()).rejects.toThrow('away');
  await expect(question.answer()).rejects.toThrow('away');
  await sleep(60);
  expect(await question.answer()).toBe(2);
});
