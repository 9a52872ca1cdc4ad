// npm run pact:verify: runs the pacts against a server; see contracts/README.md. --provider <url> the server, as
// https://api.example.com; default: starts the product's own. --states <url> endpoint that sets up the provider states
// of the pacts. --call <name> only this call or feed event; repeatable. --screen <name> only the calls of this screen;
// repeatable. --listed only the listed calls, without this product's extensions. --report <folder> folder for junit.xml
// and index.html; default dist/pact-verify. --postgres runs the product's own server on a temporary PostgreSQL.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { exitWith, exitOnError } from '../scripts/exitOnError.ts';
import { startEnvelopeProxy } from './verifyEnvelope.ts';
import type { FeedProvider } from './feedTrigger.ts';
import { linesOf, outcomesOf, writeReports, type Outcome } from './verifyReport.ts';
import { select, type Selection } from './verifySelection.ts';
import { askForState, checkAddresses, startStates } from './verifyStates.ts';

interface VerifierOptions {
  provider: string;
  providerBaseUrl: string;
  providerStatesSetupUrl?: string;
  pactUrls: string[];
  logLevel: 'error';
}

interface Provider {
  url: string;
  statesUrl: string | undefined;
  close: () => Promise<void>;
}

/** Uses the verifier's core directly: the package's own Verifier inserts an HTTP proxy that cannot parse forms. */
function loadCore() {
  return createRequire(import.meta.resolve('@pact-foundation/pact'))('@pact-foundation/pact-core') as {
    default: { verifyPacts: (options: VerifierOptions) => Promise<string> };
  };
}

/** Loaded on demand: verifying a foreign server needs no code of the product. */
const loadServer = () => import('../server/testing/verification.ts');

/** Starts the product's own server with an endpoint for provider states. */
async function startOwnProvider(): Promise<Provider> {
  const { startVerificationServer } = await loadServer();
  const server = await startVerificationServer({ port: 0 });
  const states = await startStates(server.setState);
  return {
    url: server.url,
    statesUrl: states.url,
    async close() {
      states.close();
      await server.close();
    },
  };
}

/** A live server: the product's own with a moving market, or the one under verification. */
async function openFeed(): Promise<FeedProvider & { close: () => Promise<void> }> {
  const { provider: url, states } = values;
  if (!url) return (await loadServer()).startFeedVerificationServer();
  const setState: FeedProvider['setState'] = async (name, parameters) =>
    states ? askForState(states, name, parameters) : {};
  return { url, setState, close: () => Promise.resolve() };
}

/**
 * Result of a core run, whether all interactions match or not.
 * @throws any other error
 */
async function resultOf(run: Promise<string>): Promise<string> {
  return run.catch((error: unknown) => {
    const { message } = error as Error;
    if (message.startsWith('{')) return message;
    throw error;
  });
}

async function verifyCalls(pactUrls: string[]): Promise<string> {
  if (pactUrls.length === 0) return '{}';
  const provider: Provider = values.provider
    ? { url: values.provider, statesUrl: values.states, close: () => Promise.resolve() }
    : await startOwnProvider();
  const proxy = await startEnvelopeProxy(provider.url);
  try {
    return await resultOf(
      loadCore().default.verifyPacts({
        provider: 'meridian-server',
        providerBaseUrl: proxy.url,
        // The core rejects keys without a value.
        ...(provider.statesUrl === undefined ? {} : { providerStatesSetupUrl: provider.statesUrl }),
        pactUrls,
        logLevel: 'error',
      }),
    );
  } finally {
    proxy.close();
    await provider.close();
  }
}

async function verifyMessages(pactUrls: string[]): Promise<string> {
  if (pactUrls.length === 0) return '{}';
  const { verifyFeed } = await import('./verifyFeed.ts');
  const feed = await openFeed();
  try {
    return await resultOf(verifyFeed(feed, pactUrls));
  } finally {
    await feed.close();
  }
}

async function verify(selection: Selection): Promise<Outcome[]> {
  const calls = await verifyCalls(selection.callFiles);
  const messages = await verifyMessages(selection.feedFiles);
  return [calls, messages].flatMap((result) => outcomesOf(result, selection.interactions));
}

/** @returns whether every interaction passed */
async function run(): Promise<boolean> {
  const choice = { calls: values.call, screens: values.screen, isListedOnly: values.listed };
  const selection = select(choice);
  let stopPostgres: (() => Promise<void>) | undefined;
  try {
    const { provider: url, states } = values;
    if (url) await checkAddresses({ url, states, hasFeed: selection.feedFiles.length > 0 });
    if (values.postgres)
      stopPostgres = await (await import('../server/testing/processes/postgresSetup.ts')).setUpPostgres();
    const beganAt = performance.now();
    const outcomes = await verify(selection);
    const seconds = (performance.now() - beganAt) / 1000;
    const provider = values.provider ?? "the product's own server";
    writeReports(values.report, outcomes, { provider, seconds });
    const failed = outcomes.filter(({ failures }) => failures.length > 0);
    for (const line of linesOf(failed)) console.error(`FAIL ${line}`);
    // An interaction that was not run proves nothing.
    const isWhole = outcomes.length === selection.interactions.size && outcomes.length > 0;
    if (!isWhole) console.error(`Only ${outcomes.length} of ${selection.interactions.size} were played`);
    const held = `${outcomes.length - failed.length} of ${selection.interactions.size} interactions hold`;
    console.log(`${held} against ${provider} (${seconds.toFixed(1)} s)`);
    console.log(`Reports: ${values.report}/index.html, ${values.report}/junit.xml`);
    return isWhole && failed.length === 0;
  } finally {
    selection.remove();
    await stopPostgres?.();
  }
}

const { values } = exitOnError(() =>
  parseArgs({
    options: {
      provider: { type: 'string' },
      states: { type: 'string' },
      call: { type: 'string', multiple: true },
      screen: { type: 'string', multiple: true },
      listed: { type: 'boolean', default: false },
      report: { type: 'string', default: 'dist/pact-verify' },
      postgres: { type: 'boolean', default: false },
    },
  }),
);
// Disables the core's usage tracking.
process.env['PACT_DO_NOT_TRACK'] ??= 'true';
await run().then((holds) => {
  if (!holds) process.exitCode = 1;
}, exitWith);
