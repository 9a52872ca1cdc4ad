// Control, format and bidirectional characters in every free-text form field: others read the text, such as operators.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleSent, formType, operationsOf, readOpenapi } from '../../contracts/readOpenapi.ts';
import type { Schema } from '../../contracts/readOpenapi.ts';
import { hasHidden } from '../../contracts/rules/identity/hiddenCharacters.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

const specification = readOpenapi();
/** Hidden characters are allowed in secrets, which are never displayed. */
const isSecret = (name: string): boolean => name.includes('password');
const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(specification.components.schemas[schema.$ref.split('/').at(-1)!]!) : schema;
function takesFreeText(schema: Schema, text: string): boolean {
  const { pattern, enum: words, maxLength = Infinity, type } = resolved(schema);
  const isMatch = pattern === undefined || new RegExp(pattern, 'u').test(text);
  return type === 'string' && words === undefined && maxLength >= text.length && isMatch;
}

/** Displayed as Annaocke, but a different name. */
const turned = 'Anna\u202Eekco';
const fields = operationsOf(specification).flatMap(({ operation }) => {
  const { operationId, requestBody } = operation;
  const properties = requestBody?.content[formType]?.schema?.properties ?? {};
  return Object.entries(properties)
    .filter(([name, schema]) => !isSecret(name) && takesFreeText(schema, turned))
    .map(([name]) => ({ operationId, name, sent: exampleSent(operation) }));
});

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  ({ token } = await server.person('ann@example.com'));
});
afterAll(() => server.close());

it('names, addresses, bank data and appeals are among the fields that are tried', () => {
  const tried = fields.map(({ operationId, name }) => `${operationId}.${name}`);
  expect(tried).toEqual(
    expect.arrayContaining([
      ...['submitBasicVerification.name', 'submitBasicVerification.address', 'saveBankCard.name'],
      ...['requestDeposit.cardname', 'appealOtcOrder.text', 'addWithdrawalAddress.notes'],
    ]),
  );
});

it.each(fields)('$operationId refuses hidden characters in $name', async ({ operationId, name, sent }) => {
  for (const text of [turned, 'Anna\u200bHartmann', 'Anna\u2066Hartmann', 'Anna\u0007Hartmann']) {
    expect(hasHidden(text)).toBe(true);
    const { data } = await server.call(operationId, { ...sent, [name]: text }, { token, language: 'en' });
    expect(data.fields[name]).toBe('This has a hidden character. Type it again');
  }
});

it('an appeal and a contact address may have several lines, a name may not', async () => {
  const said = { id: '1', reason: 'notReleased', text: 'Paid at 14:23\nfrom my own account' };
  expect((await server.call('appealOtcOrder', said, { token })).data.reason).toBe('otc.unknown');
  const basic = { country: 'Germany', name: 'Anna\nHartmann', card_id: 'L01X00T47', address: 'Road 1\nKöln' };
  const { data } = await server.call('submitBasicVerification', basic, { token });
  expect(Object.keys(data.fields)).toEqual(['name']);
});
