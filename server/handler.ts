// What stands between a call on the wire and the code that answers it.
import type { FastifyBaseLogger } from 'fastify';
import type { LocaleId } from '../contracts/locales.ts';
import type { Context } from './context.ts';
import type { Session } from './session/Sessions.ts';

/** One call, already validated against openapi.json. */
export interface Call<Input> {
  /** The form's or the query's fields. */
  input: Input;
  /** The language that messages of this call are in. */
  locale: LocaleId;
  /** The caller's network as limits count it. */
  address: string;
  /** Absent where openapi.json says `x-session: none` and no valid token came along. */
  session: Session | undefined;
  /** The caller, for calls that need a session. @throws Refusal of type '999' without one. */
  user(): Session;
  /** Its lines bear the request's id. */
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Id of whom a call without a session has proved to come from; the log has it beside the answer. */
  provenUser?: number;
}

/** Answers the `data` of the envelope. @throws Refusal for everything that a person can understand. */
export type Handler<Input = unknown, Output = unknown> = (
  context: Context,
  call: Call<Input>,
) => Output | Promise<Output>;

/** Handlers of one domain by operationId. Inputs differ, so only the binding sees them as one type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each handler declares the fields that openapi.json has checked
export type Handlers = Record<string, Handler<any>>;
