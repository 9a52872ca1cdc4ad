import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskChange } from '../contracts/desk.ts';
import { session } from './session.ts';

/** First words of the query keys that each change reads again. */
const keys: Readonly<Record<DeskChange, readonly string[]>> = {
  queue: ['queue', 'counts'],
  orders: ['orders'],
  conversations: ['conversations'],
};
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** Changes in the complete lines of a part of the stream, and the incomplete rest. */
export function changesIn(text: string): { changes: DeskChange[]; rest: string } {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  const changes = lines
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice('data: '.length))
    .filter((change): change is DeskChange => Object.hasOwn(keys, change));
  return { changes, rest };
}

function readAgain(queries: QueryClient, changes: readonly DeskChange[]): void {
  for (const key of new Set(changes.flatMap((change) => keys[change])))
    void queries.invalidateQueries({ queryKey: [key] });
}

/** Follows one connection until it ends. */
async function follow(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const token = session.token();
  if (token === undefined) return;
  // The token is a header, which EventSource cannot send.
  const response = await fetch('/desk/api/stream', { headers: { authorization: token }, signal });
  if (!response.ok || !response.body) return;
  // Changes during the interruption were not told.
  readAgain(queries, Object.keys(keys) as DeskChange[]);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let pending = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const { changes, rest } = changesIn(pending + value);
    pending = rest;
    readAgain(queries, changes);
  }
}

/** Reads lists again as soon as the server says that they have changed; polling remains as a fallback. */
export function useStream(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retryMs = firstRetryMs;
    const connect = async (): Promise<void> => {
      const startedAt = performance.now();
      await follow(queries, stop.signal).catch(() => undefined);
      if (stop.signal.aborted) return;
      // A connection that held was no failure.
      const held = performance.now() - startedAt > longestRetryMs;
      retryMs = held ? firstRetryMs : Math.min(2 * retryMs, longestRetryMs);
      timer = setTimeout(() => void connect(), retryMs);
    };
    void connect();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [queries]);
}
