// What protects an account: a fund password, a way back in, and the end of sessions elsewhere.
// Walks: account, session, spot, home.
import { test } from 'vitest';
import { fundPassword } from './support/walks/accountWalks.ts';
import { onPhones } from './support/onPhones.ts';
import { sessionElsewhere } from './support/walks/otherDeviceWalk.ts';
import { walkerOn, type Walker } from './support/Walker.ts';

const phones = onPhones();
const device = async (): Promise<Walker> => walkerOn((await phones.open()).page);

test('a fund password is set, changed and replaced once it is forgotten, and weak digits are refused with the reason', async () => {
  await fundPassword(await device(), phones.url);
});

test('a session is ended from another device, and by a change of the password; who logs in anew is where they were', async () => {
  await sessionElsewhere(await device(), await device(), phones.url);
});
