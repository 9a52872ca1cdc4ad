// What comes in over chains.
// Walks: deposit, wallet.
import { test } from 'vitest';
import { depositOverChain } from '../support/walks/depositWalks.ts';
import { onPhones } from '../support/onPhones.ts';
import { walkerOn, type Walker } from '../support/Walker.ts';

const phones = onPhones();
const device = async (): Promise<Walker> => walkerOn((await phones.open()).page);

test('coins are sent to the address of a chosen network, and credited in sight of their owner', async () => {
  await depositOverChain(await device(), phones.url);
});
