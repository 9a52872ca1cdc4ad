// Deposits over chains.
import { test } from 'vitest';
import { depositBelowMinimum } from '../support/walks/depositWalks.ts';
import { onPhones } from '../support/onPhones.ts';
import { walkerOn, type Walker } from '../support/Walker.ts';

const phones = onPhones();
const device = async (): Promise<Walker> => walkerOn((await phones.open()).page);

test('less than the minimum is kept and said, and credited with the next', async () => {
  await depositBelowMinimum(await device(), phones.url);
});
