// Measures the audit of the books at a million postings: incremental from a checkpoint, as on every start, and
// complete, as on the first start.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '../server/audit/audit.ts';
import type { AuditOptions, AuditResult, Rules } from '../server/audit/audit.ts';
import { sentencesOf } from '../server/audit/Findings.ts';
import { rulesOf } from '../server/audit/rulesOf.ts';
import { pairs } from '../server/instruments/market.config.ts';
import { domains } from '../server/product.ts';
import type { Store } from '../server/store/openStore.ts';
import { setUpPostgres } from '../server/testing/processes/postgresSetup.ts';
import { openTestStore } from '../server/testing/testStore.ts';
import { makeBooks } from './auditedBooks.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';

const rules = rulesOf(domains, pairs);
const people = 10_000;
const orders = Number(process.env.BENCH_ORDERS ?? 330_000);
/** Orders placed after the checkpoint. */
const later = 3000;

interface Timed {
  seconds: number;
  cpuSeconds: number;
  longestMs: number;
  result: AuditResult;
}

/**
 * CPU time of this process. The CPU time of a slice bounds the delay of other work, independent of the machine's load.
 */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function time(store: Store, options: Omit<AuditOptions, keyof Rules> = {}): Promise<Timed> {
  let longestMs = 0;
  let since = cpuMs();
  const rest = async () => {
    longestMs = Math.max(longestMs, cpuMs() - since);
    await new Promise(setImmediate);
    since = cpuMs();
  };
  const [start, startMs] = [performance.now(), since];
  const result = await audit(store.apart, { ...options, ...rules, rest });
  const cpuSeconds = (cpuMs() - startMs) / 1000;
  if (result.violations.length > 0) throw new Error(sentencesOf(result.violations).join('\n'));
  const seconds = (performance.now() - start) / 1000;
  return { seconds, cpuSeconds, longestMs, result };
}

async function figuresOf(name: string, store: Store): Promise<Figure[]> {
  await makeBooks(store, { people, orders });
  const asked = performance.now();
  await store.integrity();
  const integrity = (performance.now() - asked) / 1000;
  const whole = await time(store);
  const { mark } = whole.result;
  const none = await time(store, { since: mark });
  const back = BigInt(later);
  const before = { posting: mark.posting - 3n * back, fill: mark.fill - back, order: mark.order - back };
  const some = await time(store, { since: { ...mark, ...before } });
  return [
    { name: `audit on ${name}, from the last posting`, value: none.seconds, unit: 's', atMost: 5 },
    { name: `audit on ${name}, from ${later} orders ago`, value: some.seconds, unit: 's', atMost: 5 },
    { name: `audit on ${name}, whole`, value: whole.seconds, unit: 's' },
    { name: `audit on ${name}, whole, CPU`, value: whole.cpuSeconds, unit: 's' },
    { name: `audit on ${name}, longest slice, CPU`, value: whole.longestMs, unit: 'ms', atMost: 50 },
    { name: `check of the database on ${name}`, value: integrity, unit: 's' },
  ];
}

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'meridian-bench-'));
try {
  const onFiles = await openTestStore(folder);
  const figures = await figuresOf('files', onFiles);
  await onFiles.close();
  const stop = await setUpPostgres({ syncs: true });
  const onPostgres = await openTestStore(join(folder, 'postgres'));
  figures.push(...(await figuresOf('PostgreSQL', onPostgres)));
  await onPostgres.close();
  await stop();
  tell(figures);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
