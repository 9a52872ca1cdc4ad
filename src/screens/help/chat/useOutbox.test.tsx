import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../api/calling/ApiError.ts';
import type { ChatMessage } from '../../../api/chat.ts';
import { useOutbox } from './useOutbox.ts';

type Form = { client_message_id: string; text?: string; order?: string; picture?: string };

const sent: Form[] = [];
let answer: (form: Form) => Promise<ChatMessage>;

const command = {
  mutationKey: ['chat', 'sendChatMessage'],
  mutationFn: (form: Form) => {
    sent.push(form);
    return answer(form);
  },
};

const stored = ({ client_message_id, text = '' }: Form): ChatMessage => ({
  id: 1,
  at_ms: 1,
  by: 'customer',
  text,
  client_message_id,
});
const lost = () => Promise.reject(new ApiError({ kind: 'timeout', message: 'lost' }));

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  answer = (form) => Promise.resolve(stored(form));
});

function open(options: { order?: string; account?: string } = {}) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { order, account = '7' } = options;
  return renderHook(({ confirmed }) => useOutbox({ account, order, command, confirmed }), {
    wrapper,
    initialProps: { confirmed: [] as readonly ChatMessage[] },
  });
}
const settle = () => act(() => new Promise((done) => setTimeout(done)));

it('shows a message immediately, and until the conversation has it', async () => {
  const { result, rerender } = open();
  act(() => result.current.send({ text: 'Hello', picture: undefined }));
  expect(result.current.messages).toMatchObject([{ text: 'Hello', state: 'sending' }]);
  await settle();
  expect(result.current.messages).toMatchObject([{ text: 'Hello', state: 'sent' }]);
  rerender({ confirmed: [stored(sent[0]!)] });
  expect(result.current.messages).toEqual([]);
});

it('sends a message whose answer was lost again under the same id', async () => {
  answer = lost;
  const { result } = open({ order: '12' });
  act(() => result.current.send({ text: 'Hello', picture: undefined }));
  await settle();
  const [failed] = result.current.messages;
  expect(failed).toMatchObject({ text: 'Hello', state: 'failed', error: { kind: 'timeout' } });
  answer = (form) => Promise.resolve(stored(form));
  act(() => result.current.retry(failed!.clientId));
  await settle();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ order: '12', text: 'Hello' });
});

it('after a reload sends unconfirmed messages of its conversation and account again, once confirmed not any more', async () => {
  answer = lost;
  const before = open({ order: '12' });
  act(() => before.result.current.send({ text: 'Hello', picture: undefined }));
  await settle();
  before.unmount();
  open({ order: '13' });
  open({ account: '8', order: '12' });
  await settle();
  expect(sent).toHaveLength(1);
  answer = (form) => Promise.resolve(stored(form));
  const after = open({ order: '12' });
  await settle();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  after.unmount();
  open({ order: '12' });
  await settle();
  expect(sent).toHaveLength(2);
});

it('discards a message that was not sent', async () => {
  answer = lost;
  const { result, unmount } = open();
  act(() => result.current.send({ text: 'Hello', picture: undefined }));
  await settle();
  act(() => result.current.discard(result.current.messages[0]!.clientId));
  expect(result.current.messages).toEqual([]);
  unmount();
  open();
  await settle();
  expect(sent).toHaveLength(1);
});
