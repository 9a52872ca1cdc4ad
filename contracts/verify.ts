// npm run pact:verify: plays every pact against a server.
//   --provider <url>  the server, as https://api.example.com; without it the product's own is started.
//   --states <url>    where that server is put into the states that the pacts assume (POST {state, params}).
//   --postgres        the product's own on a PostgreSQL that is started for it.
//   --listed          only the listed calls, without this product's extensions.
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startFeedVerificationServer, startVerificationServer } from '../server/testing/verification.ts';
import { setUpPostgres } from '../server/testing/postgresSetup.ts';
import { startFormBodyProxy } from './formBodyProxy.ts';
import { verifyFeed, type FeedProvider } from './verifyFeed.ts';

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

/** What the verifier posts before an interaction, and after it as a teardown. */
interface StateChange {
  state: string;
  params?: Record<string, string>;
  action?: string;
}

/** The verifier's core itself: the package's own Verifier puts an HTTP proxy before it, which cannot read its forms. */
const core = createRequire(import.meta.resolve('@pact-foundation/pact'))('@pact-foundation/pact-core') as {
  default: { verifyPacts: (options: VerifierOptions) => Promise<string> };
};

const pactFile = (consumer: string) =>
  fileURLToPath(new URL(`pacts/${consumer}-meridian-server.json`, import.meta.url));

/** The product's own server, with a place where the verifier asks for states. */
async function startOwnProvider(): Promise<Provider> {
  const server = await startVerificationServer({ port: 0 });
  const setState = async (request: IncomingMessage): Promise<void> => {
    const { state, params, action } = (await json(request)) as StateChange;
    if (action !== 'teardown') await server.setState(state, params);
  };
  const states = createServer((request, response) => {
    setState(request).then(
      () => response.end('{}'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => states.listen(0, '127.0.0.1', resolve));
  return {
    url: server.url,
    statesUrl: `http://127.0.0.1:${(states.address() as AddressInfo).port}/`,
    async close() {
      states.closeAllConnections();
      states.close();
      await server.close();
    },
  };
}

/** The product's own server as it runs, with a market that moves. */
async function startOwnFeed(): Promise<FeedProvider & { close: () => Promise<void> }> {
  const { url, setState, close } = await startFeedVerificationServer();
  return { url, setState, close };
}

function foreignFeed(url: string, statesUrl: string | undefined) {
  const setState = async (state: string, params: Record<string, string> = {}) => {
    if (!statesUrl) return;
    await fetch(statesUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, params }),
    });
  };
  return { url, setState, close: () => Promise.resolve() };
}

async function verifyMessages(): Promise<void> {
  const feed = values.provider ? foreignFeed(values.provider, values.states) : await startOwnFeed();
  const consumers = ['meridian-feed', ...(values.listed ? [] : ['meridian-feed-extensions'])];
  try {
    await verifyFeed(feed, consumers.map(pactFile));
  } finally {
    await feed.close();
  }
}

const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    states: { type: 'string' },
    listed: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
});
const stopPostgres = values.postgres ? await setUpPostgres() : undefined;
const provider: Provider = values.provider
  ? { url: values.provider, statesUrl: values.states, close: () => Promise.resolve() }
  : await startOwnProvider();
const proxy = await startFormBodyProxy(provider.url);
try {
  await core.default.verifyPacts({
    provider: 'meridian-server',
    providerBaseUrl: proxy.url,
    providerStatesSetupUrl: provider.statesUrl,
    pactUrls: [pactFile('meridian'), ...(values.listed ? [] : [pactFile('meridian-extensions')])],
    logLevel: 'error',
  });
  await verifyMessages();
  console.log(`Every interaction holds against ${values.provider ?? "the product's own server"}`);
} catch {
  // The core has printed each difference already; its error repeats them all on one line.
  console.error('The server does not hold every interaction');
  process.exitCode = 1;
} finally {
  await proxy.close();
  await provider.close();
  await stopPostgres?.();
}
