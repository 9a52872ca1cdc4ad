// Servers that are killed while deposits arrive over three chains, with a node and a provider that crash as well: final
// deposits are credited once, held ones are decided once, and the books contain nothing else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { CustodyProvider, hexOf } from '../../testing/CustodyProvider.ts';
import type { Notice } from '../../testing/CustodyProvider.ts';
import { freePort } from '../../testing/processes/freePort.ts';
import { KilledProcess } from '../../testing/processes/KilledProcess.ts';
import { findViolations } from '../../testing/invariants.ts';
import { confirmations, contract, depositOwners, payers } from '../../testing/processes/killedDeposits.ts';
import { seededNumbers } from '../../testing/RandomTrading.ts';
import { startEvmNode } from '../../testing/processes/startEvmNode.ts';
import type { EvmNodeStandIn } from '../../testing/processes/startEvmNode.ts';
import { startTestCore } from '../../testing/testStore.ts';
import { pairs } from '../../instruments/market.config.ts';
import { heldOwner, keepingOwner } from './public/depositReasons.ts';

/** FULL=1 kills fifty times, as required for a release; the default a few times. */
const isFull = process.env.FULL === '1';
const kills = isFull ? 50 : 2;
/** Block time: longer for the full run, whose kills take more time. */
const blockMs = isFull ? 250 : 60;
const seed = Number(process.env.SEED ?? 1);
const next = seededNumbers(seed);
const below = (count: number): number => Math.floor(next() * count);
const folder = mkdtempSync(join(tmpdir(), 'meridian-kill-deposits-'));
const one = 100_000_000n;

let node: EvmNodeStandIn;
let port: number;
let isOver = false;
let working: readonly Promise<unknown>[] = [];

beforeAll(async () => {
  node = await startEvmNode();
  port = await freePort();
  for (let block = 0; block < 5; block += 1) node.mine();
});
afterAll(async () => {
  isOver = true;
  await Promise.all(working);
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
});

const begin = (what: 'sending' | 'quiet') =>
  new KilledProcess('killedDeposits.ts', [folder, String(port), node.url, what]);

/** Mines blocks with transfers and occasionally replaces the newest. */
async function mine(): Promise<void> {
  while (!isOver) {
    if (next() < 0.1) {
      const depth = 1 + below(confirmations - 1);
      node.takeBack(depth);
      for (let block = 0; block < depth; block += 1) node.mine();
    }
    const payments = Array.from({ length: below(3) }, () => {
      const from = payers[next() < 0.1 ? 1 : 0];
      const { ethereum: to } = depositOwners[below(depositOwners.length)]!;
      // One in five is below the minimum, and one in five is held for review.
      const value = BigInt(1 + below(60)) * 1_000_000n;
      return { from, to: contract, events: [{ contract, from, to, value }] };
    });
    node.mine(...payments);
    await sleep(blockMs);
  }
}

async function dieNow(): Promise<void> {
  while (!isOver) {
    await sleep(300 + below(700));
    await node.die();
    await sleep(below(200));
    await node.revive();
  }
}

/** Deposits reported as final. */
const told: { hash: string; owner: string; units: bigint }[] = [];

/** The provider repeats notices until they are answered; it also forgets and resends old ones. */
async function tell(): Promise<void> {
  const provider = new CustodyProvider('tron', Date);
  for (let made = 0; !isOver; made += 1) {
    const { owner, tron: address } = depositOwners[below(depositOwners.length)]!;
    const amount = 10 + below(30);
    const transfer = { hash: hexOf(`told ${made}`), address, amount: String(amount), from: [address] };
    const block = { height: 1000 + made, hash: hexOf(`block ${made}`) };
    for (const count of [1, confirmations]) {
      const notice = provider.notice(transfer, block, count);
      await deliver(provider, notice);
      if (next() < 0.3) await deliver(provider, notice);
    }
    told.push({ hash: transfer.hash, owner, units: BigInt(amount) * one });
    await sleep(20);
  }
}

async function deliver(provider: CustodyProvider, notice: Notice): Promise<void> {
  for (;;) {
    const url = `http://127.0.0.1:${port}/api/custody/deposits`;
    const request = { method: 'POST', headers: provider.headers(notice), body: notice.body };
    const answer = await fetch(url, request).catch(() => undefined);
    if (answer?.status === 204) return;
    if (answer && answer.status < 500) throw new Error(`${answer.status} ${await answer.text()}`);
    await sleep(10);
  }
}

test(
  `${kills} kill -9 while deposits come in credit each of them once, SEED=${seed}`,
  { timeout: 1_800_000 },
  async () => {
    const doing: Promise<void>[] = [];
    const sent = new Set<string>();
    let decided = 0;
    for (let round = 0; round < kills; round += 1) {
      const server = begin('sending');
      // Transfers before the first block that was read are not counted.
      await server.until(
        () => server.state['height']! > 0 && server.lines.some((line) => line.startsWith('sent ')),
      );
      if (round === 0) doing.push(mine(), dieNow(), tell());
      working = doing;
      await sleep(next() * 900);
      await server.kill();
      for (const line of server.lines) {
        if (line.startsWith('sent ')) sent.add(line.slice('sent '.length));
        if (line.startsWith('decided ')) decided += 1;
      }
    }
    const last = begin('quiet');
    await last.until(() => last.lines.includes('up'));
    isOver = true;
    await Promise.all(doing);
    for (let block = 0; block <= confirmations; block += 1) node.mine();
    const held = node.held();
    await last.until(() => {
      const { state } = last;
      const waits = Object.keys(state).some((each) => / (seen|held)$/.test(each));
      const all = Object.entries(state).reduce((sum, [each, count]) => {
        return each.startsWith('ethereum ') && !each.endsWith(' reversed') ? sum + count : sum;
      }, 0);
      return !waits && state['height']! > 0 && all >= held.length;
    });
    await last.kill();
    decided += last.lines.filter((line) => line.startsWith('decided ')).length;
    if (kills >= 50) expect(decided).toBeGreaterThan(0);
    await expectBooks(held, sent);
    console.log(
      `${kills} kills, ${held.length} transfers over the node, ${told.length} told, ${sent.size} sent, ${decided} decided, each once`,
    );
  },
);

async function expectBooks(
  held: readonly { hash: string; to: string; value: bigint }[],
  sent: ReadonlySet<string>,
): Promise<void> {
  const core = await startTestCore({ folder, pairs, clock: Date });
  expect(await findViolations(core.store.apart, pairs)).toEqual([]);
  const rows = await core.store.db.selectFrom('deposit').selectAll().execute();
  const standing = rows.filter(({ state }) => state !== 'reversed');
  const keyOf = ({ hash, owner, units }: { hash: string; owner: string; units: bigint }) =>
    `${hash} ${owner} ${units}`;
  const of = (chain: string) =>
    standing
      .filter((row) => row.chain === chain)
      .map(keyOf)
      .sort();
  const ownerOf = (to: string) => depositOwners.find(({ ethereum }) => ethereum.toLowerCase() === to)!.owner;
  // USDT has six decimals on that chain and eight here.
  const shown = held.map(({ hash, to, value }) => ({ hash, owner: ownerOf(to), units: value * 100n }));
  expect(of('ethereum')).toEqual(shown.map(keyOf).sort());
  expect(of('tron')).toEqual(told.map(keyOf).sort());
  const bitcoin = new Set(standing.filter(({ chain }) => chain === 'bitcoin').map(({ hash }) => hash));
  expect([...sent].filter((hash) => !bitcoin.has(hash))).toEqual([]);
  const sums = new Map<string, bigint>();
  for (const { owner, state, units, short_units, from_addresses } of standing) {
    expect(short_units).toBe(0n);
    const isListed = from_addresses.includes(payers[1]);
    if (isListed) expect(state).toBe('rejected');
    else expect(['credited', 'belowMinimum']).toContain(state);
    const to = state === 'credited' ? owner : state === 'rejected' ? heldOwner : keepingOwner;
    sums.set(to, (sums.get(to) ?? 0n) + units);
  }
  for (const owner of [...depositOwners.map((each) => each.owner), heldOwner, keepingOwner])
    expect(core.ledger.balance(accountOf(owner, 'USDT')).available, owner).toBe(sums.get(owner) ?? 0n);
  await core.stop();
}
