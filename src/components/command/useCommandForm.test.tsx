import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalText } from '../../../contracts/messages/messages.ts';
import { ApiError } from '../../api/calling/ApiError.ts';
import { isText } from '../../stored/shapes.ts';
import { ShellContext, type Shell } from '../shell/useShell.ts';
import { useCommandForm } from './useCommandForm.ts';

type Values = { amount: string; memo: string };
type Sent = { number: string; id: string | undefined };

const toast = vi.fn(() => () => undefined);
const send = vi.fn<(form: Sent) => Promise<unknown>>();
const find = vi.fn<(id: string) => Promise<object | undefined>>();
const findAlike = vi.fn<(values: Values, sinceMs: number) => Promise<readonly object[]>>();
const sentAt = 1_795_270_722_000;
const serverNow = vi.fn<() => number>();
/** Back end that declares whether it stores command ids, or declares nothing. */
const shellOf = (site: { client_ids: boolean } | undefined) =>
  ({
    user: { id: 7 },
    site,
    serverNow,
    toast,
    pathOf: () => '/',
    requireLogin: () => true,
  }) as unknown as Shell;
const unanswered = new ApiError({ kind: 'timeout', message: '' });
/** Rate limit of our own server, counted before a call is carried out. */
const tooMany = new ApiError({
  kind: 'rejected',
  status: 429,
  message: 'Too many',
  reason: 'system.rateLimited',
});
const key = 'meridian.withdrawal.attempt.7';

function start({
  keepsIds = true,
  requiresId = false,
}: { keepsIds?: boolean | 'no'; requiresId?: boolean } = {}) {
  const site = keepsIds === false ? undefined : { client_ids: keepsIds !== 'no' };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>
        <ShellContext value={shellOf(site)}>{children}</ShellContext>
      </QueryClientProvider>
    </IntlProvider>
  );
  const hook = renderHook(
    () =>
      useCommandForm<Values, Sent, unknown, object>({
        name: 'withdrawal',
        fields: { amount: isText, memo: isText },
        of: 'USDT',
        fieldOf: { number: 'amount' },
        changes: [['wallet']],
        shown: [['product']],
        requiresId,
        mutation: { mutationKey: ['wallet', 'withdraw'], send },
        formOf: ({ amount }, id) => ({ number: String(Number(amount)), id }),
        records: () => ({ find, findAlike }),
      }),
    { wrapper },
  );
  return { ...hook, client };
}
type Hook = ReturnType<typeof start>;
const submit = async ({ result }: Hook, amount: string) => {
  let refused: unknown;
  await act(async () => {
    refused = await result.current.onSubmit({ amount, memo: 'rent' });
  });
  return refused;
};
const ids = () => send.mock.calls.map(([{ id }]) => id);

beforeEach(() => {
  sessionStorage.clear();
  serverNow.mockReturnValue(sentAt);
  find.mockResolvedValue(undefined);
  findAlike.mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('a command that was carried out is told until its owner has seen it', async () => {
  send.mockResolvedValue({});
  const hook = start();
  expect(await submit(hook, '20')).toBeUndefined();
  expect(hook.result.current.made).toEqual({ amount: '20', memo: 'rent' });
  expect([0, Date.now() + 1].map(hook.result.current.isMadeBefore)).toEqual([false, true]);
  act(() => hook.result.current.onSeen());
  expect(hook.result.current.made).toBeUndefined();
});

it('a refusal of a request field is told of the field of the form', async () => {
  const message = 'The smallest amount is 50';
  const values = { nearest: '50' };
  send.mockRejectedValue(new ApiError({ kind: 'rejected', message, fields: { number: message }, values }));
  const hook = start();
  expect(await submit(hook, '20')).toEqual({
    fields: { amount: message },
    nearest: { amount: '50' },
    values,
  });
  expect(hook.result.current.made).toBeUndefined();
});

it('a refusal while the books are checked is told of the whole, and nothing is kept to be looked up', async () => {
  const message = refusalText('system.moneyPaused');
  send.mockRejectedValue(
    new ApiError({ kind: 'rejected', status: 200, message, reason: 'system.moneyPaused' }),
  );
  const hook = start();
  expect(await submit(hook, '20')).toMatchObject({ message, reason: 'system.moneyPaused' });
  expect([hook.result.current.submission, hook.result.current.made]).toEqual([{ state: 'idle' }, undefined]);
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(find).not.toHaveBeenCalled();
  await submit(hook, '20');
  expect(new Set(ids()).size).toBe(2);
});

it('a refusal has what the form shows read again: it may be why', async () => {
  const hook = start();
  await hook.client.fetchQuery({ queryKey: ['product', 1], queryFn: () => Promise.resolve('open') });
  send.mockRejectedValue(new ApiError({ kind: 'rejected', status: 200, message: 'It has ended' }));
  await submit(hook, '20');
  expect(hook.client.getQueryState(['product', 1])?.isInvalidated).toBe(true);
});

it('what the form shows is not read again for a command that was carried out', async () => {
  const hook = start();
  await hook.client.fetchQuery({ queryKey: ['product', 1], queryFn: () => Promise.resolve('open') });
  send.mockResolvedValue({});
  await submit(hook, '20');
  expect(hook.client.getQueryState(['product', 1])?.isInvalidated).toBe(false);
});

it('no id is sent to a back end that has said that it keeps none', async () => {
  send.mockResolvedValue({});
  await submit(start({ keepsIds: 'no' }), '20');
  expect(ids()).toEqual([undefined]);
});

it('a call that requires an id bears one on every back end', async () => {
  send.mockResolvedValue({});
  await submit(start({ keepsIds: 'no', requiresId: true }), '20');
  expect(ids()[0]).toHaveLength(36);
});

it('the same request bears the same id again, however it was typed; another one waits until it is decided', async () => {
  send.mockRejectedValue(unanswered);
  const hook = start();
  await submit(hook, '20');
  await submit(hook, '20.00');
  await submit(hook, '21');
  expect(ids()).toHaveLength(2);
  act(() => hook.result.current.onDismiss());
  await submit(hook, '21');
  const [first, again, other] = ids();
  expect([again, other === first]).toEqual([first, false]);
});

describe('a command that was let go of while nobody knows what became of it', () => {
  const leave = async (hook: Hook, amount: string) => {
    await submit(hook, amount);
    act(() => hook.result.current.onDismiss());
  };
  beforeEach(() => void send.mockRejectedValue(unanswered));

  it('bears its id when it is sent again, also after another one and over a reload', async () => {
    const before = start();
    await leave(before, '20');
    await leave(before, '21');
    before.unmount();
    const hook = start();
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
    send.mockResolvedValue({});
    await submit(hook, '20.0');
    await submit(hook, '21');
    const [first, other, again, otherAgain] = ids();
    expect([again, otherAgain]).toEqual([first, other]);
    expect(other).not.toBe(first);
  });

  it('is another one once it was carried out', async () => {
    const hook = start();
    await leave(hook, '20');
    send.mockResolvedValue({});
    await submit(hook, '20');
    await submit(hook, '20');
    const [first, again, next] = ids();
    expect([again === first, next === first]).toEqual([true, false]);
  });

  it.each([
    ['a refusal', new ApiError({ kind: 'rejected', status: 200, message: 'Insufficient balance' })],
    ['too many calls', tooMany],
  ])('keeps its id over %s, and stays let go of', async (_, refusal) => {
    const hook = start();
    await leave(hook, '20');
    send.mockRejectedValueOnce(refusal).mockResolvedValue({});
    await submit(hook, '20');
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
    await submit(hook, '20');
    expect([ids().length, new Set(ids()).size]).toEqual([3, 1]);
  });

  it('is looked up again once its repeat is not answered either', async () => {
    const hook = start();
    await leave(hook, '20');
    await submit(hook, '20');
    expect(hook.result.current.submission).toMatchObject({ state: 'checking' });
  });

  it('bears its id for an hour, as long as a late one may come', async () => {
    const hook = start();
    await leave(hook, '20');
    serverNow.mockReturnValue(sentAt + 3_600_001);
    await submit(hook, '20');
    expect(new Set(ids()).size).toBe(2);
  });
});

it('a repeat that is refused leaves its id to the next one: the first may still come', async () => {
  send
    .mockRejectedValueOnce(unanswered)
    .mockRejectedValueOnce(new ApiError({ kind: 'rejected', status: 200, message: 'Insufficient balance' }))
    .mockResolvedValue({});
  const hook = start();
  await submit(hook, '20');
  await submit(hook, '20');
  expect(hook.result.current.submission).toEqual({ state: 'idle' });
  await submit(hook, '20');
  expect([ids().length, new Set(ids()).size]).toEqual([3, 1]);
});

it('a tap that comes before anything is drawn anew is no other command', async () => {
  send.mockRejectedValue(unanswered);
  const { result } = start();
  // The form as rendered before the first response.
  const { onSubmit } = result.current;
  await act(async () => {
    await onSubmit({ amount: '20', memo: 'rent' });
    await onSubmit({ amount: '20', memo: 'rent' });
    await onSubmit({ amount: '21', memo: 'rent' });
  });
  expect([ids().length, new Set(ids()).size]).toEqual([2, 1]);
});

it.each([
  ['too many calls', tooMany],
  ['the end of a session', new ApiError({ kind: 'sessionExpired', status: 200, message: 'Log in' })],
  ['the end of a session that was left', new ApiError({ kind: 'formerSession', status: 200, message: '' })],
  ['a missing verification', new ApiError({ kind: 'verificationRequired', status: 200, message: '' })],
])('%s that meet a repeat say nothing about the command', async (_, refusal) => {
  send.mockRejectedValueOnce(unanswered).mockRejectedValueOnce(refusal).mockResolvedValue({});
  const hook = start();
  await submit(hook, '20');
  await submit(hook, '20');
  expect(hook.result.current.submission).toMatchObject({ state: 'checking' });
  await submit(hook, '20');
  expect(new Set(ids()).size).toBe(1);
});

it('a verification that is needed first is said by the app alone, and nothing is open about the command', async () => {
  send.mockRejectedValueOnce(new ApiError({ kind: 'verificationRequired', status: 200, message: 'Verify' }));
  const hook = start();
  expect(await submit(hook, '20')).toBeUndefined();
  expect(hook.result.current.submission).toEqual({ state: 'idle' });
  expect(hook.result.current.made).toBeUndefined();
});

describe('a command that cannot be looked up', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    send.mockRejectedValue(unanswered);
    find.mockRejectedValue(new ApiError({ kind: 'rejected', status: 500, message: 'ERROR' }));
  });
  afterEach(() => void vi.useRealTimers());
  /** Second by second, so that intermediate renders are included. */
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) await act(() => vi.advanceTimersByTimeAsync(1_000));
  };

  it('is said to be unclear after five tries, and not asked for again unasked', async () => {
    const hook = start();
    await submit(hook, '20');
    await wait(20_000);
    expect([hook.result.current.submission.state, find.mock.calls.length]).toEqual(['unclear', 5]);
    await wait(60_000);
    expect(find).toHaveBeenCalledTimes(5);
  });

  it('is looked up again when its owner asks, and then found', async () => {
    const hook = start();
    await submit(hook, '20');
    await wait(20_000);
    find.mockResolvedValue({});
    act(() => hook.result.current.onCheck());
    await wait(3_000);
    expect(hook.result.current.made).toEqual({ amount: '20', memo: 'rent' });
    expect(send).toHaveBeenCalledOnce();
  });

  it('goes on being looked up once the server is heard from', async () => {
    const hook = start();
    await submit(hook, '20');
    await wait(20_000);
    find.mockResolvedValue(undefined);
    await act(() => hook.client.refetchQueries({ predicate: ({ state }) => state.error !== null }));
    await wait(100);
    expect(hook.result.current.submission.state).toBe('checking');
    await wait(20_000);
    expect(hook.result.current.submission.state).toBe('notFound');
  });

  it('bears the same id when it is sent again', async () => {
    const hook = start();
    await submit(hook, '20');
    await wait(20_000);
    await submit(hook, '20');
    expect([ids().length, new Set(ids()).size]).toEqual([2, 1]);
  });
});

it('one whose answer did not come is found to have been carried out', async () => {
  send.mockRejectedValue(unanswered);
  find.mockResolvedValue({});
  const hook = start();
  hook.client.setQueryData(['wallet', 'balances'], '100');
  await submit(hook, '20');
  await vi.waitFor(() => expect(hook.result.current.made).toEqual({ amount: '20', memo: 'rent' }));
  // They may have been read before the response.
  expect(hook.client.getQueryState(['wallet', 'balances'])?.isInvalidated).toBe(true);
  expect([send.mock.calls.length, hook.result.current.submission]).toEqual([1, { state: 'idle' }]);
  expect(sessionStorage.getItem(key)).toBeNull();
});

it.each([
  ['is looked up where it has all its fields', { amount: '20', memo: 'rent' }, 'checking'],
  ['is dropped where it lacks one', { amount: '20' }, 'idle'],
])('a try from before a reload %s', (_name, draft, state) => {
  sessionStorage.setItem(key, JSON.stringify({ draft, clientId: 'c-1', at: Date.now() }));
  expect(start().result.current.submission.state).toBe(state);
});

describe('on a back end that does not say that it keeps the ids of commands', () => {
  const last = ({ result }: Hook) => result.current.submission;
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) await act(() => vi.advanceTimersByTimeAsync(1_000));
  };
  async function lose(): Promise<Hook> {
    send.mockRejectedValue(unanswered);
    const hook = start({ keepsIds: false });
    await submit(hook, '20');
    return hook;
  }
  const repeat = ({ result }: Hook, consent?: 'mayDouble') =>
    act(async () => result.current.onRepeat(consent));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a command bears an id all the same, and is found by it where the back end does keep them', async () => {
    find.mockResolvedValue({});
    const hook = await lose();
    await wait(1_000);
    expect(hook.result.current.made).toEqual({ amount: '20', memo: 'rent' });
    expect([ids()[0]?.length, findAlike.mock.calls.length]).toEqual([36, 0]);
  });

  it('what is like it since it was sent is shown, and nobody says that it is the one', async () => {
    const alike = [{ id: 3 }];
    findAlike.mockResolvedValue(alike);
    const hook = await lose();
    await wait(1_000);
    expect(findAlike.mock.lastCall).toEqual([{ amount: '20', memo: 'rent' }, sentAt]);
    expect(last(hook)).toMatchObject({ state: 'unknowable', canDouble: true, alike });
    expect(hook.result.current.made).toBeUndefined();
    act(() => hook.result.current.onAccept());
    expect([hook.result.current.made, last(hook)]).toEqual([
      { amount: '20', memo: 'rent' },
      { state: 'idle' },
    ]);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('it is never said not to have arrived', async () => {
    const hook = await lose();
    expect(last(hook)).toMatchObject({ state: 'checking', canDouble: true });
    await wait(20_000);
    expect(last(hook)).toMatchObject({ state: 'unknowable', alike: [] });
    findAlike.mockResolvedValue([{}]);
    act(() => hook.result.current.onCheck());
    await wait(3_000);
    expect(last(hook)).toMatchObject({ state: 'unknowable', alike: [{}] });
  });

  it('no tap sends it again, unless its owner has said that it may be carried out twice', async () => {
    const hook = await lose();
    await submit(hook, '20');
    await repeat(hook);
    await wait(20_000);
    await submit(hook, '20');
    await repeat(hook);
    expect(ids()).toHaveLength(1);
    await repeat(hook, 'mayDouble');
    expect([ids().length, new Set(ids()).size]).toEqual([2, 1]);
  });

  it('a refusal of its repeat says nothing of the first one, which may have taken what now lacks', async () => {
    const hook = await lose();
    await wait(20_000);
    send.mockRejectedValue(new ApiError({ kind: 'rejected', status: 200, message: 'Insufficient balance' }));
    await repeat(hook, 'mayDouble');
    expect(last(hook)).toMatchObject({ state: 'checking' });
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', text: 'Insufficient balance' }),
    );
  });
});
