import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, noSentence } from '../api/calling/ApiError.ts';
import type { AskedProduct } from '../api/products.ts';
import { askedProductOf, commandSubject } from '../components/shell/failures.ts';
import { readAgain } from '../api/calling/readAgain.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** The screen shows the error itself; no toast. */
      handlesErrors?: boolean;
      /** Runs without the blocking mask. */
      isQuiet?: boolean;
    };
  }
}

interface Failures {
  /** Called when a command failed and its screen does not report it. `subject` names the command. */
  onCommandFailed: (error: ApiError, subject: string) => void;
  /** Called when a command succeeded: an earlier failure of it is resolved. */
  onCommandDone: (subject: string) => void;
  /** A command has an unmet requirement: the app shows this failure, independent of the screen's error handling. */
  onRequired: (required: Required) => void;
  /** Called when the server responded with 999. */
  onSessionEnded: (sentence: string | undefined) => void;
}

/** Cache of server state, with the defaults of every read and command. */
export function createQueryClient(failures: Failures): QueryClient {
  const { onCommandFailed, onCommandDone, onRequired, onSessionEnded } = failures;
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (isSessionEnd(error)) onSessionEnded(error.sentence);
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        const required = requiredBy(error);
        if (isSessionEnd(error)) onSessionEnded(error.sentence);
        else if (required) onRequired(required);
        else if (!mutation.meta?.handlesErrors)
          onCommandFailed(asApiError(error), commandSubject(mutation.options));
      },
      onSuccess(_data, _variables, _result, mutation) {
        onCommandDone(commandSubject(mutation.options));
      },
      onSettled(_data, _error, _variables, _result, mutation) {
        invalidateAfter(client, mutation.options.mutationKey);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failureCount, error) => error.kind === 'offline' && failureCount < 1,
      },
      // A command is never repeated automatically, neither after a failure nor when the network recovers.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/**
 * Also after a failure: a command without an answer may have been carried out. The reads are not awaited, otherwise the
 * command would look unfinished until they return.
 */
function invalidateAfter(client: QueryClient, mutationKey: readonly unknown[] = []): void {
  const [domain] = mutationKey;
  // Session commands change no server state that is shown.
  if (typeof domain === 'string' && domain !== 'session') readAgain(client, domain);
}

/** Unmet requirement of a command: the verification (998), or questions, by the reason of the refusal. */
export interface Required {
  what: 'verification' | AskedProduct;
  /** The server's sentence. */
  sentence: string;
}

function requiredBy(error: unknown): Required | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const what = error.kind === 'verificationRequired' ? 'verification' : askedProductOf(error);
  return what && { what, sentence: error.message };
}

function isSessionEnd(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'sessionExpired';
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ kind: 'rejected', message: noSentence });
}
