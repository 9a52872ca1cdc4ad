// Process that server/domains/lever/killContracts.proof.ts kills: users open, change and close contracts while the
// marks jump, and stdout reports each commit. Before it accepts commands it lets much of its initial work fall due, and
// reports the part that was not done. Arguments: data folder, seed.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PositionSide } from '../../contracts/rules/lever.ts';
import {
  addingMargin,
  cancelling,
  closing,
  placing,
  settingStops,
} from '../../server/domains/lever/leverCommands.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../../server/domains/lever/engine/LeverMoney.ts';
import { openStatus, pendingStatus } from '../../server/domains/lever/engine/LeverTrade.ts';
import { pairs } from '../../server/instruments/market.config.ts';
import { accountOf } from '../../server/ledger/account.ts';
import { fromUnits } from '../../server/ledger/units.ts';
import { Refusal } from '../../server/refusal.ts';
import { contractFunds, contractPeople, contractSymbols } from '../../server/testing/contractFaults.ts';
import { dueText } from '../../server/testing/dueContracts.ts';
import { grantUnits } from '../../server/testing/grantUnits.ts';
import { seededNumbers } from '../../server/testing/RandomTrading.ts';
import { startTestCore } from '../../server/testing/testStore.ts';
import { VolatileMarks } from '../../server/testing/VolatileMarks.ts';

const [folder, seed] = process.argv.slice(2) as [string, string];
const next = seededNumbers(Number(seed));
const below = (count: number) => Math.floor(next() * count);
const one = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

/** Written synchronously: a buffered line would be lost when the process is killed. */
const say = (line: string) => void writeSync(1, `${line}\n`);

const core = await startTestCore({ folder, pairs, clock: Date });
const { leverBook: book, executor, ledger } = core;
const marks = await VolatileMarks.goOn({ core, next });
const { due, left } = await marks.settle();
for (const { what } of due) say(`due ${what}`);
for (const each of left) say(`left ${dueText(each)}`);
await executor.runForPlatform('test.fund', (tx) => {
  for (const house of [counterpartyOwner, leverInsuranceOwner])
    if (ledger.balance(accountOf(house, 'USDT')).available < contractFunds * 500n)
      grantUnits(tx, house, 'USDT', { units: contractFunds * 1000n });
  for (const owner of contractPeople) {
    const to = accountOf(owner, 'USDT', 'lever');
    const { available } = ledger.balance(to);
    if (available > contractFunds / 10n) continue;
    grantUnits(tx, owner, 'USDT', { units: contractFunds });
    const from = accountOf(owner, 'USDT');
    tx.ledger.transfer({ from, to, units: contractFunds, reason: 'wallet.transfer', reference: '' });
    book.lookAtAccount(owner, 'USDT');
  }
});
say('up');

async function move(): Promise<void> {
  // Mostly small steps, with an occasional gap.
  await marks.move(next() < 0.05 ? 0.3 : 0.02);
  say('ticked');
}

async function act(owner: string): Promise<void> {
  const own = book.trades.of(owner);
  const pending = own.find(({ status }) => status === pendingStatus);
  const open = own.find(({ status }) => status === openStatus);
  const what = next();
  if (what < 0.1 && pending) {
    await executor.perform(cancelling(book), owner, { owner, id: pending.id });
    say(`cancelled ${pending.id}`);
  } else if (what < 0.2 && open) {
    await executor.perform(closing(book), owner, { owner, id: open.id });
    say(`closed ${open.id}`);
  } else if (what < 0.25 && open) {
    const part = { owner, id: open.id, lots: 1, clientId: randomUUID() };
    await executor.perform(closing(book), owner, part);
    say(`closedInPart ${open.id}`);
  } else if (what < 0.3) {
    const isolated = own.find(({ status, mode }) => status === openStatus && mode === 'isolated');
    if (isolated) await addMargin(owner, isolated.id);
  } else if (what < 0.4 && open)
    await executor.perform(settingStops(book), owner, {
      owner,
      id: open.id,
      ...stopsOf(open.symbol, open.side, marks.priceOf(open.symbol)),
    });
  else await place(owner);
}

async function addMargin(owner: string, id: number): Promise<void> {
  const units = BigInt(10 ** 8 + below(10 ** 8));
  const { run, ...command } = addingMargin(book);
  let margin = 0n;
  await executor.perform(
    {
      ...command,
      run: async (tx, input) => {
        const trade = await run(tx, input);
        margin = trade.margin;
        return trade;
      },
    },
    owner,
    { owner, id, units, clientId: randomUUID() },
  );
  say(`margin ${id} ${margin}`);
}

/** Stops a few percent, or a fraction of a percent, from a price. */
function stopsOf(symbol: string, side: PositionSide, price: number) {
  const away = (side === 'long' ? 1 : -1) * (0.002 + next() * 0.08);
  const at = (share: number) => fromUnits(marks.onTick(symbol, price * (1 + share)), 8);
  return { takeProfit: at(away), stopLoss: at(-away / 20) };
}

async function place(owner: string): Promise<void> {
  const clientOrderId = randomUUID();
  const symbol = one(contractSymbols);
  const side = one(['long', 'short'] as const);
  const mode = one(['isolated', 'cross'] as const);
  const isWaiting = next() < 0.5;
  const away = (side === 'long' ? -1 : 1) * (0.002 + next() * 0.1);
  const limit = marks.priceOf(symbol) * (isWaiting ? 1 + away : 1);
  await executor.perform(placing(book), owner, {
    owner,
    symbol,
    side,
    mode,
    clientOrderId,
    leverage: one([10, 20, 50, 100]),
    // A cross position is only liquidated if it is large.
    lots: 1 + below(mode === 'cross' ? 4000 : 40),
    ...(isWaiting ? { limit: fromUnits(marks.onTick(symbol, limit), 8) } : {}),
    ...(next() < 0.5 ? stopsOf(symbol, side, limit) : {}),
  });
  say(`placed ${clientOrderId}`);
}

async function forEver(step: () => Promise<void>, pauseMs: number): Promise<never> {
  for (;;) {
    await step().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    await sleep(pauseMs * next());
  }
}
await Promise.all([forEver(move, 20), ...contractPeople.map((owner) => forEver(() => act(owner), 40))]);
