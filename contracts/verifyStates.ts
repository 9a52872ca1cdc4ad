// Endpoint that sets up provider states: it receives {state, params, action} and returns values as JSON, or nothing.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { io } from 'socket.io-client';
import type { StateValues } from './providerStates.ts';

export type SetState = (name: string, parameters?: Record<string, string>) => Promise<StateValues>;

/** State change that the verifier posts before an interaction, and as teardown after it. */
interface StateChange {
  state: string;
  params?: Record<string, string>;
  action?: string;
}

const patienceMs = 5_000;

/** Serves the provider states of the product's own server. */
export async function startStates(setState: SetState): Promise<{ url: string; close: () => void }> {
  const answer = async (request: IncomingMessage): Promise<StateValues> => {
    const { state, params, action } = (await json(request)) as StateChange;
    return action === 'teardown' ? {} : setState(state, params);
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (values) => response.setHeader('content-type', 'application/json').end(JSON.stringify(values)),
      (error: unknown) => {
        console.error(`A state could not be set: ${String(error)}`);
        // After a 5xx the verifier's core retries for two minutes.
        response.writeHead(422).end(String(error));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Requests a provider state, as the verifier does.
 * @throws Error if the endpoint refuses
 */
export async function askForState(
  url: string,
  state: string,
  params: Record<string, string> = {},
): Promise<StateValues> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} to '${state}': ${text.slice(0, 200)}`);
  try {
    return JSON.parse(text) as StateValues;
  } catch {
    return {};
  }
}

interface Addresses {
  url: string;
  states: string | undefined;
  /** Whether messages are selected. */
  hasFeed: boolean;
}

/** @throws Error with one sentence when the address does not respond: each interaction would time out */
export async function checkAddresses({ url, states, hasFeed }: Addresses): Promise<void> {
  await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch((error: unknown) => {
    throw new Error(`The server at ${url} does not answer (${reasonOf(error)}).`);
  });
  if (states !== undefined)
    await askForState(states, 'no session').catch((error: unknown) => {
      throw new Error(
        `The states address ${states} does not answer (${reasonOf(error)}); contracts/README.md says what it has to.`,
      );
    });
  if (hasFeed)
    await openSocket(url).catch(() => {
      throw new Error(`The feed does not answer: there is no socket.io at ${url} (contracts/feed.ts).`);
    });
}

async function openSocket(url: string): Promise<void> {
  const socket = io(url, {
    transports: ['websocket', 'polling'],
    forceNew: true,
    reconnection: false,
    timeout: patienceMs,
    tryAllTransports: true,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
  } finally {
    socket.disconnect();
  }
}

function reasonOf(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return `nothing within ${patienceMs / 1000} s`;
  return cause?.code ?? message;
}
