import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '../../../api/calling/ApiError.ts';
import type { ChatMessage, sendChatMessage } from '../../../api/chat.ts';
import { newId } from '../../../components/command/newId.ts';
import { outboxOf, type Outgoing } from './outbox.ts';

export interface OutgoingMessage extends Outgoing {
  state: 'sending' | 'sent' | 'failed';
  error?: ApiError;
}

interface OutboxOptions {
  /** Id of the account. */
  account: string;
  order: string | undefined;
  /** Sends a message. */
  command: ReturnType<typeof sendChatMessage>;
  /** Messages of the conversation that were read from the server. */
  confirmed: readonly ChatMessage[];
}

interface Outbox {
  /** Messages that the conversation does not have yet, the oldest first. */
  messages: readonly OutgoingMessage[];
  send: (message: Pick<Outgoing, 'text' | 'picture'>) => void;
  /** Sends a failed message again, under the same id. */
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
}

/** Own messages under way: shown at once, stored until confirmed, and sent again after a reload. */
export function useOutbox({ account, order, command, confirmed }: OutboxOptions): Outbox {
  const [stored] = useState(() => outboxOf(account));
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>(() =>
    (stored.get() ?? [])
      .filter((each) => each.order === order)
      .map((each) => ({ ...each, state: 'sending' })),
  );
  const { mutateAsync } = useMutation({
    ...command,
    meta: { isQuiet: true, handlesErrors: true },
  });
  const keep = (change: (all: readonly Outgoing[]) => readonly Outgoing[]): void => {
    const left = change(stored.get() ?? []);
    stored.set(left.length > 0 ? left : undefined);
  };
  const forget = (clientId: string): void => keep((all) => all.filter((each) => each.clientId !== clientId));
  const setState = (clientId: string, state: OutgoingMessage['state'], error?: ApiError): void =>
    setMessages((all) =>
      all.map((each) => (each.clientId === clientId ? { ...each, state, ...(error && { error }) } : each)),
    );
  async function attempt({ clientId, text, picture }: Outgoing): Promise<void> {
    try {
      await mutateAsync({
        client_message_id: clientId,
        ...(order !== undefined && { order }),
        ...(text !== '' && { text }),
        ...(picture !== undefined && { picture }),
      });
      forget(clientId);
      setState(clientId, 'sent');
    } catch (error) {
      setState(clientId, 'failed', error as ApiError);
    }
  }
  // The previous page may have been left before the answer came: the id prevents a second copy.
  const resend = useEffectEvent(() => {
    for (const message of messages) void attempt(message);
  });
  useEffect(() => resend(), []);
  const known = new Set(confirmed.map(({ client_message_id }) => client_message_id));
  return {
    messages: messages.filter(({ clientId }) => !known.has(clientId)),
    send: ({ text, picture }) => {
      const message: Outgoing = { order, clientId: newId(), text, picture };
      keep((all) => [...all, message]);
      setMessages((all) => [...all, { ...message, state: 'sending' }]);
      void attempt(message);
    },
    retry: (clientId) => {
      const message = messages.find((each) => each.clientId === clientId);
      if (!message) return;
      setState(clientId, 'sending');
      void attempt(message);
    },
    discard: (clientId) => {
      forget(clientId);
      setMessages((all) => all.filter((each) => each.clientId !== clientId));
    },
  };
}
