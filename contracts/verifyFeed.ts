// Verifies message pacts: triggers each message over a real socket and passes the received message to the verifier.
import { MessageProviderPact, providerWithMetadata, type MessageDescriptor } from '@pact-foundation/pact';
import { globSync, readFileSync } from 'node:fs';
import { io } from 'socket.io-client';
import type { Around, FeedTrigger, FeedTriggers, FeedProvider } from './feedTrigger.ts';
import type { StateValues } from './providerStates.ts';

/** Longer than any pause between two messages of a live market. */
const patienceMs = 20_000;

const folder = new URL('./feedTriggers/', import.meta.url);
const modules = await Promise.all(
  globSync('*.ts', { cwd: folder }).map(
    (file) => import(new URL(file, folder).href) as Promise<{ feedTriggers: FeedTriggers }>,
  ),
);
const feedTriggers: FeedTriggers = Object.assign({}, ...modules.map((each) => each.feedTriggers));

async function heard(
  provider: FeedProvider,
  { event, trigger, counts, takeFrom }: FeedTrigger,
  said: Pick<Around, 'token' | 'answered'>,
): Promise<unknown> {
  const socket = io(provider.url, { transports: ['websocket', 'polling'], forceNew: true });
  try {
    return await new Promise<unknown>((resolve, reject) => {
      setTimeout(() => reject(new Error(`No ${event} within ${patienceMs} ms`)), patienceMs).unref();
      socket.on(event, (message) => {
        if (counts?.(message as never) ?? true) resolve(message);
      });
      if (takeFrom) socket.on(takeFrom.event, (message) => resolve(takeFrom.take(message as never)));
      socket.once('connect_error', reject);
      socket.once('connect', () => {
        Promise.resolve(trigger?.({ socket, provider, ...said })).catch(reject);
      });
    });
  } catch (error) {
    // The verifier itself only reports that no message arrived.
    console.error(`${event}: ${String(error)}`);
    throw error;
  } finally {
    socket.disconnect();
  }
}

function descriptionsIn(pactUrls: readonly string[]): string[] {
  return pactUrls.flatMap((url) => {
    const { interactions } = JSON.parse(readFileSync(url, 'utf8')) as {
      interactions: { description: string }[];
    };
    return interactions.map(({ description }) => description);
  });
}

/**
 * Result of the core's run, as JSON.
 * @throws Error with the same text when a message does not match the pacts; the verifier has printed each difference
 */
export async function verifyFeed(provider: FeedProvider, pactUrls: string[]): Promise<string> {
  // States are set before their message, one message at a time.
  let answered: StateValues = {};
  let before: Promise<unknown> = Promise.resolve();
  // The verifier requests all parts of a message concurrently, and two requests would open the same account.
  const setState = (name: string) => (_name: string, given?: Record<string, string>) => {
    const set = before.then(async () => {
      Object.assign(answered, await provider.setState(name, given));
    });
    before = set.catch(() => undefined);
    return set;
  };
  const messages = descriptionsIn(pactUrls).map((does) => {
    const trigger = feedTriggers[does] ?? feedTriggers[does.split(' ')[0]!]!;
    const say = ({ providerStates = [] }: MessageDescriptor) => {
      const [token] = providerStates.flatMap(({ params }) => params?.['token'] ?? []);
      const said = { token: String(answered.token ?? token), answered };
      answered = {};
      return heard(provider, trigger, said);
    };
    return [does, providerWithMetadata(say, { event: trigger.event })];
  });
  const result: unknown = await new MessageProviderPact({
    provider: 'meridian-server',
    pactUrls,
    logLevel: 'error',
    stateHandlers: new Proxy({}, { get: (_, name) => setState(String(name)) }),
    messageProviders: Object.fromEntries(messages),
  }).verify();
  return String(result);
}
