import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refetchQueries } from './refetchQueries.ts';

/** Server whose responses resolve when the test triggers them, each with the state at the time of its request. */
function reading(initial?: string) {
  const client = new QueryClient();
  const queryKey = ['wallet', 'balances'];
  const answers: (() => void)[] = [];
  let now = 'before';
  if (initial !== undefined) client.setQueryData(queryKey, initial);
  const queryFn = () => {
    const asked = now;
    return new Promise<string>((resolve) => answers.push(() => resolve(asked)));
  };
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false });
  const stop = observer.subscribe(() => undefined);
  return {
    client,
    stop,
    asked: () => answers.length,
    change: (to: string) => void (now = to),
    answer: async (at: number) => {
      answers[at]!();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
    shown: () => client.getQueryData<string>(queryKey),
  };
}

it('a change during the first read has it read once more', async () => {
  const page = reading();
  page.change('after');
  refetchQueries(page.client, { queryKey: ['wallet'] });
  expect(page.asked()).toBe(1);
  await page.answer(0);
  expect(page.shown()).toBe('before');
  expect(page.asked()).toBe(2);
  await page.answer(1);
  expect(page.shown()).toBe('after');
  page.stop();
});

it('many changes during the first read have it read once more, not many times', async () => {
  const page = reading();
  for (let change = 0; change < 5; change += 1) refetchQueries(page.client, { queryKey: ['wallet'] });
  await page.answer(0);
  await page.answer(1);
  expect(page.asked()).toBe(2);
  page.stop();
});

it('a change during a later read lets the newer answer win', async () => {
  const page = reading('first');
  page.change('after');
  refetchQueries(page.client, { queryKey: ['wallet'] });
  expect(page.asked()).toBe(2);
  await page.answer(1);
  await page.answer(0);
  expect(page.shown()).toBe('after');
  page.stop();
});
