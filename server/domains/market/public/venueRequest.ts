// Requests to a venue's public REST API: responses are untrusted, and rejections are not retried before the requested
// delay.

/** The venue cannot be reached, or its response is not as documented. */
export class VenueFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'VenueFault';
  }
}

export async function request(
  url: URL,
  signal: AbortSignal,
  headers?: Readonly<Record<string, string>>,
): Promise<Response> {
  // A redirect would take the headers to another host.
  const options = { signal, headers, redirect: 'error' } as const;
  try {
    return await fetch(url, options);
  } catch (error) {
    // A kept-alive connection may be closed just as the next request is sent.
    if (!['UND_ERR_SOCKET', 'ECONNRESET'].includes(reasonOf(error))) throw error;
    return fetch(url, options);
  }
}

/**
 * Parses an answer.
 * @throws Error for anything but JSON under a status of success, or for an answer that is too long
 */
export async function answerOf(response: Response, longest: number): Promise<unknown> {
  const text = await boundedText(response, longest);
  if (!response.ok) throw new VenueFault(`answers ${response.status} ${text.slice(0, 100)}`);
  return JSON.parse(text) as unknown;
}

async function boundedText(response: Response, longest: number): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader?.read(); read?.value; read = await reader!.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length <= longest) continue;
    // Otherwise the rest of the body would keep arriving.
    await reader!.cancel();
    throw new VenueFault('the answer is too long');
  }
  return text + decoder.decode();
}

/** Retry delay that the response asks for, in ms; undefined when it is not given in seconds. */
export function retryAfterMs({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) * 1000 : undefined;
}

/** Root cause of an error: fetch hides the cause of a failed connection. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
