import { expect, it } from 'vitest';
import { transferForm } from './transferForm.ts';

const values = { from: 'change', to: 'lever', amount: '2000.0' } as const;
const listed = { currency_id: '3', number: '2000', from_field: 'change', to_field: 'lever' };

it.each([{ client_ids: true }, {}, undefined])('sends the id to a back end that says %j', (site) => {
  expect(transferForm(values, 3, 'c-1', site)).toEqual({ ...listed, client_transfer_id: 'c-1' });
});

it('sends what the family lists to a back end that keeps no ids', () => {
  expect(transferForm(values, 3, 'c-1', { client_ids: false })).toEqual(listed);
});
