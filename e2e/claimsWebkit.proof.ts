// Deposits that are claimed in WebKit, the engine of the browsers on iOS, too.
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import type { DeskQueue } from '../contracts/desk.ts';
import { claimBankTransfer, claimByHash, claimFromBank, claimQuickly } from './support/claimWalks.ts';
import { describeInWebkit } from './support/describeInWebkit.ts';
import { Person } from './support/Person.ts';
import type { ProductServer } from './support/productServer.ts';
import { startDesk, type Operator } from './support/startDesk.ts';
import { enterAs, says } from './support/Walker.ts';

describeInWebkit('a claim', (webkit) => {
  afterEach(() => webkit.quit());

  test('of a transaction is credited as its network shows it', async () => {
    await claimByHash(await webkit.start(), webkit.url);
  });

  test('of an amount that the quick way offers is credited', async () => {
    await claimQuickly(await webkit.start(), webkit.url);
  });

  test('of a transfer from a bank card is credited to the last digit', async () => {
    await claimFromBank(await webkit.start(), webkit.url);
  });
});

describeInWebkit('a claim at a desk', (webkit) => {
  let server: ProductServer;
  let operators: Record<'rita' | 'adam', Operator>;

  beforeAll(async () => {
    ({ server, operators } = await startDesk({ rita: 'reviewer', adam: 'reviewer,approver' }));
    for (const operator of Object.values(operators)) await operator.logIn(server.url);
  });
  afterAll(() => server?.stop());

  const step = async (by: 'rita' | 'adam', what: string, body: object = {}): Promise<void> => {
    const operator = operators[by];
    const { rows } = await operator.call<DeskQueue>(server.url, 'queue/deposit.bank');
    await operator.call(server.url, `cases/${rows.at(-1)!.id}/${what}`, body);
  };

  test('is seen credited once two people have found it, and rejected with its reason', async () => {
    const person = await new Person(server.url, 'wilma@example.com').register();
    const walk = await webkit.start();
    await enterAs(walk, server.url, person);
    const records = `${server.url}/pages/assets/record?tab=deposits`;
    await claimBankTransfer(walk, server.url, 'Wilma Example');
    await walk.open(records);
    await says(walk, 'Under review');
    await step('rita', 'take');
    await step('rita', 'approve', { statement: 'E2E-0451' });
    await step('adam', 'approve', { statement: 'E2E-0451' });
    await says(walk, '+536.94158075');
    await claimBankTransfer(walk, server.url, 'Wilma Example');
    await walk.open(records);
    await says(walk, 'Under review');
    await step('adam', 'take');
    await step('adam', 'reject', { rejections: { transfer: 'deposit.notReceived' } });
    await says(walk, 'No transfer with your reference has arrived');
  });
});
