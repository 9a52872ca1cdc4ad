// Account closure and data copies by the desk, over its calls.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addWorker, askDesk, logInWorker, worker } from '../../testing/deskWorkers.ts';
import type { Worker } from '../../testing/deskWorkers.ts';
import { bid } from '../../testing/OrderLoad.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
let ann: { token: string; owner: string };
let account: string;
let people = 0;
const [rita, adam, olga] = [worker('rita', 1), worker('adam', 2), worker('olga', 3)];

beforeAll(async () => {
  server = await startTestApp({ hasSandboxReviewer: false });
  await addWorker(server, rita, 'reviewer');
  await addWorker(server, adam, 'reviewer', 'approver');
  await addWorker(server, olga, 'auditor');
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  server.clock.advance(30_000);
  ann = await server.person(`ann${people}@example.com`);
  account = (await server.call('profile', {}, ann)).data.account_number;
});

const tokenOf = async (who: Worker): Promise<string> => (await logInWorker(server, who)).token;
const lastOf = (name: string) =>
  server.context.store.db
    .selectFrom('command')
    .select(['actor', 'input'])
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('a copy of what is kept of a customer', () => {
  it('is for an approver, and in the log with whose it is', async () => {
    const copy = await askDesk(server, 'GET', `people/${account}/copy`, { token: await tokenOf(adam) });
    expect(copy).toMatchObject({ status: 200, account_number: account });
    expect(copy.account).toEqual([expect.objectContaining({ email: `ann${people}@example.com` })]);
    expect(copy.headers).toMatchObject({ 'content-disposition': 'attachment', 'cache-control': 'no-store' });
    expect(await lastOf('desk.copy')).toEqual({
      actor: 'desk:2',
      input: JSON.stringify({ owner: ann.owner }),
    });
  });

  it('is refused to others, and of nobody', async () => {
    for (const who of [rita, olga])
      expect(
        await askDesk(server, 'GET', `people/${account}/copy`, { token: await tokenOf(who) }),
      ).toMatchObject({
        status: 403,
        reason: 'desk.role',
      });
    expect(await askDesk(server, 'GET', `people/${account}/copy`)).toMatchObject({ status: 401 });
    const token = await tokenOf(adam);
    expect(await askDesk(server, 'GET', 'people/999/copy', { token })).toMatchObject({
      status: 404,
      reason: 'desk.accountUnknown',
    });
    expect(await askDesk(server, 'GET', `people/${ann.owner}/copy`, { token })).toMatchObject({
      status: 400,
    });
  });

  it('is made one at a time, and one that nobody reads to the end makes room', async () => {
    const operator = { id: 2, name: 'adam', roles: ['approver'] as const };
    const first = await server.context.people.copy(operator, account);
    await expect(server.context.people.copy(operator, account)).rejects.toMatchObject({
      reason: 'desk.copyUnderWay',
    });
    first.destroy();
    await new Promise((resolve) => first.once('close', resolve));
    (await server.context.people.copy(operator, account)).destroy();
  });
});

describe('the closing of an account', () => {
  it('is a case, which says what hinders it, and its approval closes the account', async () => {
    const token = await tokenOf(adam);
    const asked = await askDesk(server, 'POST', `people/${account}/close`, { token });
    expect(asked.status).toBe(200);
    const queue = await askDesk(server, 'GET', 'queue/account.closing', { token });
    expect(queue.rows).toEqual([
      expect.objectContaining({ id: asked.case, account_number: account, summary: 'Close this account' }),
    ]);
    expect((await askDesk(server, 'GET', `cases/${asked.case}`, { token })).fields).toEqual([
      { name: 'account', value: `a***${people}@example.com, opened 2026-01-05` },
      { name: 'cases', value: 'None open' },
      { name: 'deposits', value: 'None on their way' },
      { name: 'orders', value: 'None open' },
      { name: 'balances', value: 'Nothing that could be withdrawn' },
    ]);
    const { history } = await askDesk(server, 'GET', `cases/${asked.case}`, { token });
    // Not requested by the customer.
    expect(history).toContainEqual(expect.objectContaining({ what: 'submitted', by: 'adam' }));
    await askDesk(server, 'POST', `cases/${asked.case}/take`, { token });
    await server.call('placeSpotOrder', bid, ann);
    expect((await askDesk(server, 'GET', `cases/${asked.case}`, { token })).fields).toContainEqual({
      name: 'orders',
      value: 'This account has open orders. Cancel them first',
    });
    const refused = await askDesk(server, 'POST', `cases/${asked.case}/approve`, { token });
    expect(refused).toMatchObject({ status: 409, reason: 'account.ordersOpen' });
    const pair = { currency_id: bid.currency_id, legal_id: bid.legal_id, until_id: '999999999999999' };
    await server.call('cancelSpotOrders', pair, ann);
    const approved = await askDesk(server, 'POST', `cases/${asked.case}/approve`, { token });
    expect(approved).toMatchObject({ status: 200, is_decided: true });
    expect(await server.call('profile', {}, ann)).toMatchObject({ type: '999' });
    expect((await askDesk(server, 'GET', `cases/${asked.case}`, { token })).fields[0].value).toBe(
      `closed ${account}, opened 2026-01-05, closed 2026-01-05`,
    );
    expect(await askDesk(server, 'POST', `people/${account}/close`, { token })).toMatchObject({
      status: 404,
    });
    // The data of a closed account can be copied too.
    expect(await askDesk(server, 'GET', `people/${account}/copy`, { token })).toMatchObject({ status: 200 });
  });

  it('can be rejected, and the account goes on', async () => {
    const token = await tokenOf(adam);
    const { case: id } = await askDesk(server, 'POST', `people/${account}/close`, { token });
    expect(await askDesk(server, 'POST', `people/${account}/close`, { token })).toMatchObject({
      status: 409,
      reason: 'account.closingAsked',
    });
    await askDesk(server, 'POST', `cases/${id}/take`, { token });
    const rejections = { account: 'account.closingNotWanted' };
    expect(
      await askDesk(server, 'POST', `cases/${id}/reject`, { token, body: { rejections } }),
    ).toMatchObject({
      status: 200,
    });
    expect(await server.call('profile', {}, ann)).toMatchObject({ type: 'ok' });
  });

  it('is asked for by no auditor', async () => {
    const token = await tokenOf(olga);
    expect(await askDesk(server, 'POST', `people/${account}/close`, { token })).toMatchObject({
      status: 403,
    });
  });
});
