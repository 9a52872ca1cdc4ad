// Interface between a call on the wire and its handler.
import type { FastifyBaseLogger } from 'fastify';
import type { defaults, domains, operations } from '../../contracts/schema.d.ts';
import type { LocaleId } from '../../contracts/locales.ts';
import type { Context } from '../context.ts';
import type { Session } from '../domains/session/public/Sessions.ts';

export type OperationId = keyof operations;
type DomainName = keyof domains;

type Or<T, Otherwise> = [NonNullable<T>] extends [never] ? Otherwise : NonNullable<T>;
type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : never;
type QueryOf<Id extends OperationId> = Or<operations[Id]['parameters']['query'], Record<string, never>>;
type SentOf<Id extends OperationId> = Or<ContentOf<operations[Id]['requestBody']>, QueryOf<Id>>;
type DefaultsOf<Id extends OperationId> = Id extends keyof defaults ? defaults[Id] : never;
type Read<T> = T extends object ? { readonly [Name in keyof T]: Read<T[Name]> } : T;

/** Form or query of a call as its handler receives it: fields with a default are always present. */
export type InputOf<Id extends OperationId> = SentOf<Id> &
  Required<Pick<SentOf<Id>, DefaultsOf<Id> & keyof SentOf<Id>>>;

/** The `data` of the envelope. */
export type DataOf<Id extends OperationId> =
  ContentOf<operations[Id]['responses'][200]> extends { data: infer Data } ? Read<Data> : never;

/** A call whose input is validated against openapi.json. */
export interface Call<Input> {
  /** Fields of the form or query. */
  input: Input;
  /** Language of this call's messages. */
  locale: LocaleId;
  /** Network of the caller, in the format that limits count. */
  address: string;
  /** User agent of the caller; '' if none is sent. */
  userAgent: string;
  /** Absent where openapi.json says `x-session: none` and no valid token was sent. */
  session: Session | undefined;
  /** The caller, for calls that need a session. @throws Refusal of type '999' without one. */
  user(): Session;
  /** Its lines contain the request id. */
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** User id that a call without a session has proved; logged with the answer. */
  provenUser?: number;
}

/**
 * Returns the `data` of the envelope.
 * @throws Refusal for every error that a user can understand
 */
export type Handler<Id extends OperationId> = (
  context: Context,
  call: Call<InputOf<Id>>,
) => DataOf<Id> | Promise<DataOf<Id>>;

/** All handlers of a domain: exactly one for each of its calls. */
export type Handlers<Name extends DomainName> = { readonly [Id in domains[Name]]: Handler<Id> };

/** Handlers as the binding uses them, without types of individual calls. */
export type AnyHandlers = Readonly<Record<string, (context: Context, call: Call<never>) => unknown>>;
