import { expect, it } from 'vitest';
import { profile, profileRejected } from '../../../../contracts/examples/account.ts';
import { basicEntries } from './basicEntries.ts';

const { country, name, address, card_id } = profileRejected;

it('begins empty', () => {
  expect(basicEntries(profile, false).values).toEqual({ country: '', name: '', card_id: '', address: '' });
});

it('asks for what was refused alone, and sends the masked number as it is', () => {
  expect(basicEntries(profileRejected, true)).toEqual({
    values: { country, name, address, card_id },
    reasons: { name: profileRejected.reasons!['name'] },
    accepted: ['country', 'card_id', 'address'],
  });
});

it('asks for a number that was refused anew', () => {
  const { values, accepted } = basicEntries({ ...profileRejected, reasons: { card_id: 'Differs' } }, true);
  expect([values.card_id, accepted]).toEqual(['', ['country', 'name', 'address']]);
});

it.each([
  ['no reasons', undefined],
  ['no reason of a field', { picture: 'Blurred' }],
])('asks for everything where there are %s', (_, reasons) => {
  const { values, accepted } = basicEntries({ ...profileRejected, reasons }, true);
  expect([values, accepted]).toEqual([{ country, name, address, card_id: '' }, []]);
});

it('asks for what a back end does not repeat', () => {
  const { accepted } = basicEntries({ ...profileRejected, country: undefined }, true);
  expect(accepted).toEqual(['card_id', 'address']);
});
