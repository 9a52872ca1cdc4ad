// Addresses to withdraw to: saved with fund password and code, confirmed, held, compared and deleted.
// Walks: withdrawal, account.
import { test } from 'vitest';
import { savedAddresses } from '../support/walks/addressWalks.ts';
import { onPhones } from '../support/onPhones.ts';
import { walkerOn } from '../support/Walker.ts';

const phones = onPhones();

test('an address is saved from Security on, confirmed, held, told from one that looks like it, and deleted', async () => {
  const { page } = await phones.open();
  await savedAddresses(walkerOn(page), phones.url, 'wanda@example.com');
});
