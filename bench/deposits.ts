// A thousand deposits in one block: time until all are credited while users trade, and latency of the orders meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { setUpPostgres } from '../server/testing/processes/postgresSetup.ts';
import type { Listening } from './benchServer.ts';
import type { Outcome } from './depositsServer.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';
import { orderForm } from './orderForm.ts';

const deposits = 1000;
const connections = 50;
const warmMs = 3000;
const tradeSeconds = 15;

/** Also runs the product's server, to which the same number of connections send orders while the block arrives. */
async function figuresOf(name: string, folder: string): Promise<Figure[]> {
  const server = fork(join(import.meta.dirname, 'depositsServer.ts'), [folder]);
  const told = async <Message>() => ((await once(server, 'message')) as [Message])[0];
  const { port, tokens } = await told<Listening>();
  const url = `http://127.0.0.1:${port}`;
  const quote = await fetch(`${url}/api/currency/deal?currency_id=1&legal_id=3`);
  const price = Number(((await quote.json()) as { data: { now_price: string } }).data.now_price);
  let orders = 0;
  const setupRequest = (request: object) => {
    const count = orders++;
    const authorization = tokens[count % tokens.length]!;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization };
    return { ...request, headers, body: orderForm(count, price) };
  };
  const request = { method: 'POST', path: '/api/coin/trade', setupRequest } as const;
  const load = autocannon({ url, connections, duration: tradeSeconds, requests: [request] });
  await sleep(warmMs);
  server.send({ count: deposits });
  const { seconds, credited } = await told<Outcome>();
  const { requests, latency, errors, non2xx } = await load;
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} orders had no answer`);
  server.send('stop');
  await once(server, 'exit');
  const what = `${deposits} deposits in one block on ${name} while ${connections} connections trade`;
  return [
    { name: `${what}, until all are credited`, value: seconds, unit: 's', atMost: 5 },
    { name: `${what}, credited`, value: credited, unit: `of ${deposits}`, atLeast: deposits },
    { name: `${what}, orders`, value: requests.average, unit: '/s' },
    { name: `${what}, an order, p99`, value: latency.p99, unit: 'ms' },
    { name: `${what}, an order, longest`, value: latency.max, unit: 'ms' },
  ];
}

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'meridian-bench-deposits-'));
try {
  const figures = await figuresOf('files', join(folder, 'files'));
  const stop = await setUpPostgres({ syncs: true });
  figures.push(...(await figuresOf('PostgreSQL', join(folder, 'postgres'))));
  await stop();
  tell(figures);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
