// What comes in over chains.
// Walks: deposit, wallet.
import { test } from 'vitest';
import { depositBelowMinimum, depositOverChain, quickBlocks } from './support/depositWalks.ts';
import { onPhones } from './support/onPhones.ts';
import { walkerOn, type Walker } from './support/Walker.ts';

const phones = onPhones(quickBlocks);
const device = async (): Promise<Walker> => walkerOn((await phones.open()).page);

test('coins are sent to the address of a chosen network, and credited in sight of their owner', async () => {
  await depositOverChain(await device(), phones.url);
});

test('less than the minimum is kept and said, and credited with the next', async () => {
  await depositBelowMinimum(await device(), phones.url);
});
