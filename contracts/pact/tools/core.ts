// Matches answers and messages with pact expectations, using the verifier's own core. The core prints each difference,
// so it runs in a separate process whose output is discarded.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Interaction } from './pactFiles.ts';

/** A possible provider response. */
export interface Trial {
  interaction: Interaction;
  body: unknown;
}

interface Verdict {
  errors: { interaction: string; mismatch: { mismatches?: { mismatch?: string }[] } }[];
}

const self = fileURLToPath(import.meta.url);

/** Rejection reason of each trial, in order; undefined where the trial is accepted. */
export async function matchAll(trials: readonly Trial[]): Promise<(string | undefined)[]> {
  const share = Math.ceil(trials.length / availableParallelism());
  const shares: Trial[][] = [];
  for (let at = 0; at < trials.length; at += share) shares.push(trials.slice(at, at + share));
  return (await Promise.all(shares.map(matchApart))).flat();
}

async function matchApart(trials: readonly Trial[]): Promise<(string | undefined)[]> {
  const child = fork(self, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(trials);
  const [refusals] = (await once(child, 'message')) as [Record<number, string>];
  return trials.map((_, index) => refusals[index]);
}

/** Each trial is a separate interaction: its number is its path and the description of its message. */
function pactOf(trials: readonly Trial[]) {
  const interactions = trials.map(({ interaction }, index) => {
    const plain = { ...interaction, description: String(index), providerStates: [] };
    return interaction.type === 'Synchronous/HTTP'
      ? { ...plain, request: { method: 'GET', path: `/${index}` } }
      : plain;
  });
  return {
    consumer: { name: 'trials' },
    provider: { name: 'trials' },
    interactions,
    metadata: { pactSpecification: { version: '4.0' } },
  };
}

async function match(trials: readonly Trial[]): Promise<Record<number, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-trials-'));
  const file = join(folder, 'trials.json');
  writeFileSync(file, JSON.stringify(pactOf(trials)));
  const provider = createServer((request, response) => {
    const answer = async () => {
      const isMessage = request.method === 'POST';
      const index = isMessage
        ? ((await json(request)) as { description: string }).description
        : request.url!.slice(1);
      const { interaction, body } = trials[Number(index)]!;
      if (interaction.type === 'Asynchronous/Messages') {
        const metadata = Buffer.from(JSON.stringify(interaction.metadata)).toString('base64');
        response.setHeader('pact-message-metadata', metadata);
      }
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body) ?? '');
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const core = createRequire(import.meta.resolve('@pact-foundation/pact'))('@pact-foundation/pact-core') as {
    default: { verifyPacts: (options: object) => Promise<string> };
  };
  try {
    const said = await core.default
      .verifyPacts({
        provider: 'trials',
        providerBaseUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
        pactUrls: [file],
        logLevel: 'error',
      })
      .catch((error: unknown) => (error as Error).message);
    const refusals: Record<number, string> = {};
    for (const { interaction, mismatch } of (JSON.parse(said) as Verdict).errors)
      refusals[Number(interaction.split(' - ').at(-1))] =
        mismatch.mismatches?.map((each) => each.mismatch).join('; ') ?? JSON.stringify(mismatch);
    return refusals;
  } finally {
    provider.closeAllConnections();
    provider.close();
    rmSync(folder, { recursive: true });
  }
}

/** The core's time per interaction grows with the number of interactions in the pact. */
const atOnce = 40;

if (process.argv[1] === self && process.send) {
  const [trials] = (await once(process, 'message')) as [Trial[]];
  const refusals: Record<number, string> = {};
  for (let from = 0; from < trials.length; from += atOnce) {
    const some = await match(trials.slice(from, from + atOnce));
    for (const [index, refusal] of Object.entries(some)) refusals[from + Number(index)] = refusal;
  }
  process.send(refusals, () => process.disconnect());
}
