// Client for the desk's calls; contracts/desk.ts defines the responses.
import type { DeskRefusal } from '../contracts/desk.ts';
import { session } from './session.ts';

/** A failed call, with its message. */
export class DeskError extends Error {
  /** 0 where the server did not answer. */
  readonly status: number;
  readonly reason: string | undefined;
  /** Messages by field of the form. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, status: number, reason?: string, fields = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.fields = fields;
  }
}

interface Ask {
  body?: object;
  /** A file as the whole body. */
  file?: Blob;
  signal?: AbortSignal;
}

async function ask(path: string, { body, file, signal }: Ask): Promise<Response> {
  const token = session.token();
  let response: Response;
  try {
    response = await fetch(`/desk/api/${path}`, {
      method: body || file ? 'POST' : 'GET',
      headers: {
        ...(token !== undefined && { authorization: token }),
        ...(body && { 'content-type': 'application/json' }),
        ...(file && { 'content-type': file.type }),
      },
      body: file ?? (body && JSON.stringify(body)),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new DeskError('The desk cannot be reached. Check your connection.', 0);
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => ({}))) as Partial<DeskRefusal>;
  const message = refusal.message ?? `The desk could not answer (${response.status}).`;
  // A 401 for an old token does not end a newer session.
  if (response.status === 401 && token !== undefined && token === session.token()) session.end(message);
  throw new DeskError(message, response.status, refusal.reason, refusal.fields);
}

export const desk = {
  read: async <Answer>(path: string, signal?: AbortSignal): Promise<Answer> =>
    (await ask(path, { signal })).json() as Promise<Answer>,
  send: async <Answer = object>(path: string, body: object = {}): Promise<Answer> =>
    (await ask(path, { body })).json() as Promise<Answer>,
  sendPicture: async (path: string, file: Blob): Promise<object> =>
    (await ask(path, { file })).json() as Promise<object>,
  picture: async (path: string, signal: AbortSignal): Promise<Blob> => (await ask(path, { signal })).blob(),
};
