// Servers are killed while withdrawals are requested, cancelled, decided and sent by a provider that is killed as well:
// amounts in the provider's book left the ledger exactly once, all others are held or available, and nothing else has
// moved.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { rulesOf } from '../../audit/rulesOf.ts';
import { domains } from '../../product.ts';
import { freePort } from '../../testing/processes/freePort.ts';
import { killDatabases } from '../../testing/processes/killDatabases.ts';
import { KilledProcess } from '../../testing/processes/KilledProcess.ts';
import { PayoutProvider } from '../../testing/PayoutProvider.ts';
import type { Mood } from '../../testing/PayoutProvider.ts';
import { seededNumbers } from '../../testing/RandomTrading.ts';
import { startTestCore } from '../../testing/testStore.ts';
import { pairs } from '../../instruments/market.config.ts';

/** FULL=1 kills fifty times on each database, as a release requires; the daily run kills a few times on one. */
const isFull = process.env.FULL === '1';
const kills = isFull ? 50 : 2;
const seed = Number(process.env.SEED ?? 1);
const next = seededNumbers(seed);
const moods: readonly Mood[] = ['well', 'well', 'well', 'silent', 'away', 'failing', 'short'];

describe.each(isFull ? killDatabases : killDatabases.slice(0, 1))('$name', ({ name, setUp }) => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-kill-withdrawals-'));
  const provider = new PayoutProvider();
  let tearDown: () => Promise<void>;
  let url: string;
  let port: number;
  let isOver = false;

  beforeAll(async () => {
    tearDown = await setUp();
    url = await provider.listen();
    port = await freePort();
  });
  afterAll(async () => {
    isOver = true;
    await provider.close();
    await tearDown();
    rmSync(folder, { recursive: true, force: true });
  });

  const begin = (what: 'requesting' | 'quiet') =>
    new KilledProcess('killedWithdrawals.ts', [folder, String(port), url, what]);

  async function changeMood(): Promise<void> {
    while (!isOver) {
      provider.mood = moods[Math.floor(next() * moods.length)]!;
      await sleep(50 + next() * 300);
    }
  }

  test(
    `${kills} kill -9 while withdrawals are made send each of them once or give it back, SEED=${seed}`,
    { timeout: 1_800_000 },
    async () => {
      const requested = new Set<string>();
      const cancelled = new Set<string>();
      const take = ({ lines }: KilledProcess) => {
        for (const line of lines) {
          const [what, id = ''] = line.split(' ');
          if (what === 'requested') requested.add(id);
          if (what === 'cancelled') cancelled.add(id);
        }
      };
      const changing = changeMood();
      for (let round = 0; round < kills; round += 1) {
        const server = begin('requesting');
        await server.until(() => server.lines.some((line) => line.startsWith('requested ')));
        await sleep(next() * 900);
        await server.kill();
        take(server);
      }
      isOver = true;
      await changing;
      Object.assign(provider, { mood: 'well', confirmations: 2 });
      const last = begin('quiet');
      await last.until(() => {
        const open = ['review', 'queued', 'handed', 'failed', 'sent'].some((each) => last.state[each]);
        return last.lines.includes('up') && Object.keys(last.state).length > 0 && !open;
      });
      await last.kill();
      await expectBooks(requested, cancelled);
    },
  );

  async function expectBooks(requested: ReadonlySet<string>, cancelled: ReadonlySet<string>): Promise<void> {
    const core = await startTestCore({ folder, pairs, clock: Date });
    const { db } = core.store;
    expect((await audit(db, rulesOf(domains, pairs))).violations).toEqual([]);
    const rows = await db.selectFrom('withdrawal').selectAll().execute();
    const ids = (states: readonly string[]) =>
      rows.flatMap(({ id, state }) => (states.includes(state) ? [String(id)] : [])).sort();
    // Acknowledged withdrawals exist, and cancelled ones were not sent.
    const known = new Set(rows.map(({ id }) => String(id)));
    expect([...requested].filter((id) => !known.has(id))).toEqual([]);
    const gone = ids(['cancelled']);
    expect([...cancelled].filter((id) => !gone.includes(id))).toEqual([]);
    // The provider's book has each exactly once, and no other.
    const paid = [...provider.sent.keys()].map((reference) => reference.split('-')[1]!).sort();
    expect(paid).toEqual(ids(['arrived']));
    expect(rows.filter(({ dispute }) => dispute !== null)).toEqual([]);
    const postings = await db
      .selectFrom('posting')
      .select('reference')
      .where('reason', '=', 'withdrawal.sent')
      .execute();
    expect(postings.map(({ reference }) => reference.split(':')[1]!).sort()).toEqual(paid);
    console.log(
      `${name}: ${kills} kills, ${rows.length} requested, ${paid.length} sent, ${gone.length} cancelled, each once`,
    );
    await core.stop();
  }
});
