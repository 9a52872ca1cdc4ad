import { expect, it } from 'vitest';
import { transferForm } from './transferForm.ts';

const values = { from: 'change', to: 'lever', amount: '2000.0' } as const;
const listed = { currency_id: '3', number: '2000', from_field: 'change', to_field: 'lever' };

it('sends the id', () => {
  expect(transferForm(values, 3, 'c-1')).toEqual({ ...listed, client_transfer_id: 'c-1' });
});

it('sends what the family lists where the back end keeps no ids', () => {
  expect(transferForm(values, 3, undefined)).toEqual(listed);
});
