// Account protection: fund password, recovery, and ending other sessions.
import { test } from 'vitest';
import { phoneOfUsername } from './support/walks/accountWalks.ts';
import { onPhones } from './support/onPhones.ts';
import { walkerOn, type Walker } from './support/Walker.ts';

const phones = onPhones();
const device = async (): Promise<Walker> => walkerOn((await phones.open()).page);

test('a phone number is linked to a username, with its country, and brings its owner back in', async () => {
  await phoneOfUsername(await device(), phones.url);
});
