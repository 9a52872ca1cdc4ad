// Binds contracts/openapi.json to the handlers: every operationId has exactly one, requests are validated by
// it, and one place puts answers into the envelope.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { localeOfMark } from '../contracts/locales.ts';
import type { LocaleId } from '../contracts/locales.ts';
import { operationsOf, readOpenapi } from '../contracts/readOpenapi.ts';
import type { Operation } from '../contracts/readOpenapi.ts';
import type { Context } from './context.ts';
import { handlers as account } from './domains/account.ts';
import { handlers as help } from './domains/help.ts';
import { handlers as market } from './domains/market.ts';
import { handlers as session } from './domains/session.ts';
import { handlers as spot } from './domains/spot.ts';
import { handlers as wallet } from './domains/wallet.ts';
import { success } from './envelope.ts';
import { checkHandlers } from './checkHandlers.ts';
import type { AnyHandlers, Call, Handler, OperationId } from './handler.ts';
import { rateLimitOf } from './limits.ts';
import { networkOf } from './networkOf.ts';
import { InvalidFields } from './InvalidFields.ts';
import { Refusal } from './refusal.ts';
import type { Session } from './session/Sessions.ts';

/** A domain that is missing does not compile. */
const allHandlers: { readonly [Id in OperationId]: Handler<Id> } = {
  ...session,
  ...account,
  ...help,
  ...market,
  ...spot,
  ...wallet,
};
const formType = 'application/x-www-form-urlencoded';
/** More than any form has. */
const fieldsMax = 200;

type Schema = Record<string, unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
    locale: LocaleId;
  }
  interface FastifyContextConfig {
    operationId?: string;
    needsSession?: boolean;
  }
}

/**
 * Adds all calls under /api.
 * @throws Error when a call has no handler, or a handler no call.
 */
export async function bindOpenapi(app: FastifyInstance, context: Context): Promise<void> {
  const specification = readOpenapi();
  const operations = new Map(
    operationsOf(specification).map(({ operation }) => [operation.operationId, operation] as const),
  );
  const handlers: AnyHandlers = allHandlers;
  checkHandlers([...operations.keys()], handlers);
  for (const operation of operations.values()) allowRefusals(operation);
  app.addHook('onRequest', async (request) => identify(context, request));
  app.addHook('preParsing', async (request) => requireSession(request));
  app.addHook('preValidation', async (request) => {
    // No body at all reads as an empty form, so that the answer names the fields that are missing.
    request.body ??= {};
    // An error is written down for each field that a call does not have, and a body has room for ten thousands.
    const fields = [request.query, request.body].flatMap((part) => Object.keys(part as object));
    if (fields.length > fieldsMax) throw new Refusal('system.invalid');
  });
  app.addHook('preHandler', async (request) => {
    const fields = [request.query, request.body].flatMap((part) => Object.entries(part as object));
    // Nobody types one, and not every database keeps it.
    const zero = fields.find(([, value]) => String(value).includes('\0'));
    if (zero) throw new InvalidFields({ [zero[0]]: 'system.invalid' }, 400);
  });
  app.addHook('onRoute', refuseUnknownFields);
  await app.register(openapiGlue, {
    specification,
    operationResolver: (operationId, method) => {
      const operation = operations.get(operationId)!;
      // The length of a compressed answer can tell what is in it, so only what everybody may read is compressed.
      const isPublicRead = method.toLowerCase() === 'get' && operation['x-session'] === 'none';
      const route = routeOf(context, operation, handlers[operationId]!);
      return { ...route, compress: isPublicRead ? {} : false } as RouteOptions;
    },
  });
}

function routeOf(context: Context, operation: Operation, handler: AnyHandlers[string]) {
  const { operationId } = operation;
  const needsSession = operation['x-session'] !== 'none';
  return {
    config: { operationId, needsSession, rateLimit: rateLimitOf(operation, context.config.limits) },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const fields = isRead ? request.query : request.body;
      // The parsers' objects have no prototype and their values are the strings that the schema has passed.
      const call: Call<never> = {
        input: fields as never,
        locale: request.locale,
        address: networkOf(request.ip),
        session: request.session,
        user: () => sessionOf(request),
        log: request.log,
      };
      const data = await handler(context, call);
      request.provenUser = call.provenUser;
      return reply.send(success(data));
    },
  };
}

async function identify(context: Context, request: FastifyRequest): Promise<void> {
  const token = request.headers.authorization;
  request.session = token === undefined ? undefined : await context.sessions.find(token);
  if (request.session && !askedLocale(request)) request.locale = request.session.locale;
}

/** The language that the caller names for this call. */
export function askedLocale(request: FastifyRequest): LocaleId | undefined {
  const mark = request.headers['language-mark'];
  return typeof mark === 'string' ? localeOfMark(mark) : undefined;
}

async function requireSession(request: FastifyRequest): Promise<void> {
  if (request.routeOptions.config.needsSession) sessionOf(request);
}

function sessionOf(request: FastifyRequest): Session {
  if (request.session) return request.session;
  const reason = request.headers.authorization === undefined ? 'session.required' : 'session.expired';
  throw new Refusal(reason, { type: '999' });
}

/** What openapi.json does not name is refused, in the query as in the form. */
function refuseUnknownFields(route: RouteOptions): void {
  const schema = (route.schema ??= {}) as { querystring?: Schema; body?: Schema & { content?: Schema } };
  schema.querystring = closed(schema.querystring);
  if (route.method === 'GET' || route.method === 'HEAD') return;
  const form = schema.body?.content?.[formType] as { schema: Schema } | undefined;
  schema.body = closed(form?.schema);
}

function closed(schema: Schema | undefined): Schema {
  return { type: 'object', properties: {}, ...schema, additionalProperties: false };
}

/** A refusal is HTTP 200 too, so an answer to 200 is one of both. */
function allowRefusals({ responses }: Operation): void {
  const accepted = responses['200']?.content?.['application/json'];
  if (accepted)
    accepted.schema = { anyOf: [accepted.schema, { $ref: '#/components/schemas/RefusalEnvelope' }] };
}
