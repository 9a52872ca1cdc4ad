import type * as viem from 'viem';

export interface EvmNodeOptions {
  chain: string;
  /** JSON-RPC URLs, used in turn when one fails; they may contain keys, so no message repeats them. */
  rpc: readonly string[];
  /** Timeout of a complete response. */
  timeoutMs?: number;
  answerBytesMax?: number;
}

/** Used parts of the library. It is loaded with the first request, because that takes half a second. */
export type EvmLibrary = Pick<typeof viem, 'decodeEventLog' | 'getAddress' | 'parseAbi'>;

/** Several times the size of the fullest blocks of public chains. */
const defaultAnswerBytesMax = 32 * 1024 * 1024;
const defaultTimeoutMs = 15_000;

/** Sends one request at a time to the nodes of a chain. */
export class EvmNode {
  private readonly options: EvmNodeOptions;
  private loading: Promise<{ library: EvmLibrary; client: viem.Client }> | undefined;

  constructor(options: EvmNodeOptions) {
    this.options = options;
  }

  async library(): Promise<EvmLibrary> {
    return (await this.load()).library;
  }

  /** @throws Error with the method and a reason, without the URL or the response */
  async ask(method: string, params: readonly unknown[], signal?: AbortSignal): Promise<unknown> {
    const { client } = await this.load();
    const request = client.request as (question: object, options: object) => Promise<unknown>;
    try {
      return await request({ method, params }, { signal });
    } catch (error) {
      // Without its cause: the library's errors contain the URL.
      throw new Error(`${this.options.chain}: ${method}: ${reasonOf(error)}`);
    }
  }

  private load() {
    return (this.loading ??= this.open());
  }

  private async open() {
    const library = await import('viem');
    const { rpc, timeoutMs = defaultTimeoutMs, answerBytesMax = defaultAnswerBytesMax } = this.options;
    const transports = rpc.map((url) =>
      library.http(url, {
        timeout: timeoutMs,
        maxResponseBodySize: answerBytesMax,
        // The watcher retries; retries here would only delay the report of a fault.
        retryCount: 0,
        fetchOptions: { redirect: 'error' },
      }),
    );
    const transport = library.fallback(transports, { retryCount: 0 });
    return { library, client: library.createClient({ transport }) };
  }
}

function reasonOf(error: unknown): string {
  const { name, status, code, cause } = error as {
    name?: string;
    status?: number;
    code?: number;
    cause?: Error & { cause?: { code?: string } };
  };
  if (name === 'TimeoutError') return 'no answer in time';
  if (name === 'AbortError') return 'broken off';
  if (name === 'ResponseBodyTooLargeError') return 'its answer is too large';
  if (status !== undefined && name === 'HttpRequestError') return `answered ${status}`;
  if (typeof code === 'number') return `answered with error ${code}`;
  if (cause instanceof SyntaxError) return 'its answer is no JSON';
  return cause?.cause?.code ? `not reached: ${cause.cause.code}` : 'not reached';
}
