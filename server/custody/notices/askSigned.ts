// Sends a signed request to an external service and parses the JSON answer.
import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../../messaging/SignedPost.ts';

export interface SignedAsking {
  /** Name in messages to operators: 'custody'. */
  name: string;
  url: string;
  key: string;
  clock: { now(): number };
  timeoutMs?: number;
}

/** Several times the size of a normal response. */
const answerBytesMax = 16 * 1024;

/**
 * Sends one request; the caller retries.
 * @throws Error whose text names neither the address nor the content
 */
export async function askSigned(
  { name, url, key, clock, timeoutMs = 5_000 }: SignedAsking,
  path: string,
  question: object,
): Promise<unknown> {
  const body = JSON.stringify(question);
  try {
    const answer = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: signedHeaders({ secret: key, id: randomUUID(), body, clock }),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return JSON.parse(await textOf(answer)) as unknown;
    await answer.body?.cancel().catch(() => undefined);
    throw new NoAnswer(`answered ${answer.status}`);
  } catch (error) {
    // Without its cause, which contains the URL.
    throw new Error(`${name}: ${reasonOf(error as Error)}`);
  }
}

class NoAnswer extends Error {}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Node's type supports iteration, which the browser's lacks.
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > answerBytesMax) throw new NoAnswer('an answer that is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function reasonOf(error: Error): string {
  if (error instanceof NoAnswer) return error.message;
  if (error instanceof SyntaxError) return 'an answer that is no JSON';
  return error.name === 'TimeoutError' ? 'no answer in time' : 'not reached';
}
