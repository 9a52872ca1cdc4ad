// What leaves the platform in WebKit, the engine of the browsers on iOS, too, and what a desk decides of it.
import { afterEach, beforeEach, test } from 'vitest';
import type { DeskQueue } from '../contracts/desk.ts';
import { describeInWebkit, type Webkit } from './support/describeInWebkit.ts';
import type { Person } from './support/Person.ts';
import type { ProductServer } from './support/productServer.ts';
import { startDesk, type Operator } from './support/startDesk.ts';
import {
  approvedByDesk,
  cancelledUnderReview,
  rejectedByDesk,
  sentAtOnce,
} from './support/withdrawalWalks.ts';
import { Withdrawers } from './support/Withdrawers.ts';

const people = new Withdrawers();
let server: ProductServer;
let operator: Operator;

async function start(): Promise<ProductServer> {
  const roles = { rita: 'reviewer' };
  const desk = await startDesk(roles, {}, (folder) => people.prepare(folder, 4));
  ({ server } = desk);
  operator = await desk.operators.rita.logIn(server.url);
  return server;
}

async function decide(what: 'approve' | 'reject', body: object = {}): Promise<void> {
  const { rows } = await operator.call<DeskQueue>(server.url, 'queue/withdrawal.request');
  // What an earlier try has left undecided is older.
  const { id } = rows.at(-1)!;
  await operator.call(server.url, `cases/${id}/take`, {});
  await operator.call(server.url, `cases/${id}/${what}`, body);
}

const journeys = (webkit: Webkit): void => {
  let person: Person;

  beforeEach(async () => {
    person = await people.next(server);
  });
  afterEach(() => webkit.quit());

  test('of a little is sent at once, within seven taps beside keypad and code', async () => {
    await sentAtOnce(await webkit.start(), server.url, person);
  });

  test('of much that its owner cancels under review is free again', async () => {
    await cancelledUnderReview(await webkit.start(), server.url, person);
  });

  test('that a desk approves is seen arriving by its owner, who reloads nothing', async () => {
    await approvedByDesk(await webkit.start(), server.url, person, () => decide('approve'));
  });

  test('that a desk rejects says why, and gives its amount back', async () => {
    const rejections = { address: 'withdrawal.addressDoubtful' };
    await rejectedByDesk(await webkit.start(), server.url, person, () => decide('reject', { rejections }));
  });
};

describeInWebkit('a withdrawal', journeys, start);
