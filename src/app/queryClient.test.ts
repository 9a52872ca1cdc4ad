import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/calling/ApiError.ts';
import { createQueryClient } from './queryClient.ts';

const onCommandFailed = vi.fn<(error: ApiError, subject: string) => void>();
const onCommandDone = vi.fn<(subject: string) => void>();
const onRequired = vi.fn<(required: { what: string }) => void>();
const onSessionEnded = vi.fn<(sentence: string | undefined) => void>();
let client: QueryClient;

beforeEach(() => {
  onCommandFailed.mockReset();
  onCommandDone.mockReset();
  onRequired.mockReset();
  onSessionEnded.mockReset();
  client = createQueryClient({
    onCommandFailed,
    onCommandDone,
    onRequired,
    onSessionEnded,
  });
});

async function run(domain: string, act: () => Promise<unknown>, meta?: { handlesErrors?: boolean }) {
  const mutation = new MutationObserver(client, { mutationKey: [domain, 'act'], mutationFn: act, meta });
  await mutation.mutate().catch(() => undefined);
}

const rejected = new ApiError({ kind: 'rejected', message: 'No' });
const ended = new ApiError({ kind: 'sessionExpired', message: 'Log in again' });
const unverified = new ApiError({ kind: 'verificationRequired', message: 'Verify first' });
const timedOut = new ApiError({ kind: 'timeout', message: '' });

function staleKeys(): unknown[] {
  const queries = client.getQueryCache().findAll();
  return queries.filter((query) => query.state.isInvalidated).map((query) => query.queryKey[0]);
}

describe('after a command', () => {
  beforeEach(() => {
    for (const domain of ['spot', 'wallet', 'account', 'session', 'market'])
      client.setQueryData([domain, 'rows'], 1);
  });

  it('reads its domain again, and the wallet where it moves money', async () => {
    await run('spot', () => Promise.resolve());
    expect(staleKeys()).toEqual(['spot', 'wallet']);
  });

  it('leaves the wallet alone where it moves none', async () => {
    await run('account', () => Promise.resolve());
    expect(staleKeys()).toEqual(['account']);
  });

  it('reads contracts again after a transfer, which changes what protects them', async () => {
    client.setQueryData(['lever', 'positions'], 1);
    await run('wallet', () => Promise.resolve());
    expect(staleKeys()).toEqual(['wallet', 'lever']);
  });

  it('reads nothing again for the session', async () => {
    await run('session', () => Promise.resolve());
    expect(staleKeys()).toEqual([]);
  });

  it('reads again too when no answer came, as it may have been carried out', async () => {
    await run('spot', () => Promise.reject(timedOut));
    expect(staleKeys()).toEqual(['spot', 'wallet']);
  });

  it('is finished before what it changed is read', async () => {
    const reads = vi.fn(() => new Promise(() => undefined));
    const observer = new QueryObserver(client, { queryKey: ['wallet', 'live'], queryFn: reads });
    const stop = observer.subscribe(() => undefined);
    await run('spot', () => Promise.resolve());
    expect(client.isMutating()).toBe(0);
    stop();
  });
});

describe('failures', () => {
  it('of commands are said, unless the screen does', async () => {
    await run('spot', () => Promise.reject(rejected));
    expect(onCommandFailed).toHaveBeenCalledExactlyOnceWith(rejected, 'spot.act');
    await run('spot', () => Promise.reject(rejected), { handlesErrors: true });
    expect(onCommandFailed).toHaveBeenCalledTimes(1);
  });

  it('of commands are over when the same command is carried out', async () => {
    await run('spot', () => Promise.reject(rejected));
    expect(onCommandDone).not.toHaveBeenCalled();
    await run('spot', () => Promise.resolve());
    expect(onCommandDone).toHaveBeenCalledExactlyOnceWith('spot.act');
  });

  it('of our own are an ERROR without details', async () => {
    await run('spot', () => Promise.reject(new TypeError('x is undefined')));
    expect(onCommandFailed.mock.lastCall![0].message).toBe('ERROR');
  });

  it('by 999 end the session, from commands and from reads, and are said by it alone', async () => {
    await run('spot', () => Promise.reject(ended), { handlesErrors: true });
    const reading = client.fetchQuery({ queryKey: ['wallet'], queryFn: () => Promise.reject(ended) });
    await reading.catch(() => undefined);
    expect(onSessionEnded.mock.calls).toEqual([['Log in again'], ['Log in again']]);
    expect(onCommandFailed).not.toHaveBeenCalled();
  });

  it('by 998 open what says so, whatever the screen says of failures, and are said by it alone', async () => {
    await run('spot', () => Promise.reject(unverified));
    await run('spot', () => Promise.reject(unverified), { handlesErrors: true });
    expect(onRequired.mock.calls.map(([{ what }]) => what)).toEqual(['verification', 'verification']);
    expect(onCommandFailed).not.toHaveBeenCalled();
  });

  it('that ask for questions before a product open what says so', async () => {
    for (const reason of ['products.leverQuestions', 'products.optionQuestions', 'products.closed'])
      await run('spot', () => Promise.reject(new ApiError({ kind: 'rejected', message: 'First', reason })));
    expect(onRequired.mock.calls).toEqual([
      [{ what: 'lever', sentence: 'First' }],
      [{ what: 'option', sentence: 'First' }],
    ]);
    expect(onCommandFailed).toHaveBeenCalledOnce();
  });

  it('never send a command again, and a read only once more when offline', async () => {
    const act = vi.fn(() => Promise.reject(timedOut));
    await run('spot', act);
    expect(act).toHaveBeenCalledTimes(1);
    const { queries, mutations } = client.getDefaultOptions();
    const retry = queries!.retry as (failureCount: number, error: ApiError) => boolean;
    const offline = new ApiError({ kind: 'offline', message: '' });
    expect([retry(0, offline), retry(1, offline), retry(0, timedOut), retry(0, rejected)]).toEqual([
      ...[true, false, false, false],
    ]);
    // A paused command would be sent later without the user's action, when the network returns.
    expect(mutations!.networkMode).toBe('always');
  });
});
