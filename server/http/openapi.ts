// Binds the calls of the contract to their handlers: every operationId has exactly one, requests are validated by the
// contract, and responses are put into the envelope here only.
import multipart from '@fastify/multipart';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { localeOfMark } from '../../contracts/locales.ts';
import type { LocaleId } from '../../contracts/locales.ts';
import { formType, operationsOf } from '../../contracts/readOpenapi.ts';
import type { Operation, Schema } from '../../contracts/readOpenapi.ts';
import { hasHidden, hasHiddenInLines } from '../../contracts/rules/identity/hiddenCharacters.ts';
import { bodyRulesOf, multipartType } from './bodyRules.ts';
import type { BodyRules } from './bodyRules.ts';
import type { Context } from '../context.ts';
import { joined } from '../Domain.ts';
import type { Product } from '../Domain.ts';
import { success } from './envelope.ts';
import { checkHandlers } from './checkHandlers.ts';
import { describedRoutes } from './describedRoutes.ts';
import type { AnyHandlers, Call } from './handler.ts';
import { rateLimitOf, sharedLimits } from './limits.ts';
import { networkOf } from './networkOf.ts';
import { InvalidFields } from './InvalidFields.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from '../domains/session/public/Sessions.ts';
import { Uploads } from './Uploads.ts';

/** Above the number of fields of any form. */
const fieldsMax = 200;

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
    locale: LocaleId;
  }
  interface FastifyContextConfig {
    operationId?: string;
    needsSession?: boolean;
    bodyRules?: BodyRules;
  }
}

/**
 * Adds all calls under /api.
 * @throws Error when a call has no handler, a handler has no call, a body has no limit, or a limit is not declared
 */
export async function bindOpenapi(
  app: FastifyInstance,
  context: Context,
  { specification, domains }: Product,
): Promise<void> {
  const handlers = joined(domains, 'handlers');
  const limits = joined(domains, 'limits', sharedLimits);
  const operations = new Map(
    operationsOf(specification).map(({ operation }) => [operation.operationId, operation] as const),
  );
  checkHandlers([...operations.keys()], handlers);
  app.addHook('onRequest', async (request) => identify(context, request));
  app.addHook('preParsing', async (request, reply) => {
    requireSession(request);
    refuseBody(request, reply);
  });
  // Without calls that accept files, no file parser is registered.
  if ([...operations.values()].some((operation) => bodyRulesOf(operation).files))
    await app.register(multipart);
  const uploads = new Uploads();
  app.addHook('preValidation', async (request, reply) => {
    const { bodyRules } = request.routeOptions.config;
    if (bodyRules?.files) request.body = await uploads.read(request, reply, bodyRules);
    // A missing body reads as an empty form, so that the response names the missing fields.
    request.body ??= {};
    // The validator reports one error per unknown field, and a body has room for tens of thousands.
    const fields = [request.query, request.body].flatMap((part) => Object.keys(part as object));
    if (fields.length > fieldsMax) throw new Refusal('system.invalid');
  });
  app.addHook('preHandler', async (request) => {
    const fields = [request.query, request.body].flatMap((part) => Object.entries(part as object));
    // Not typeable, and not every database stores it.
    const zero = fields.find(([, value]) => String(value).includes('\0'));
    if (zero) throw new InvalidFields({ [zero[0]]: 'system.invalid' }, 400);
    refuseHidden(request.body as object);
  });
  app.addHook('onRoute', refuseUnknownFields);
  for (const { operationId, ...described } of await describedRoutes(specification)) {
    const operation = operations.get(operationId)!;
    // The length of a compressed response can reveal its content, so only public responses are compressed.
    const isPublicRead = described.method === 'GET' && operation['x-session'] === 'none';
    const rateLimit = rateLimitOf(operation, limits, context);
    const route = routeOf(context, operation, handlers[operationId]!, rateLimit);
    app.route({ ...described, ...route, compress: isPublicRead ? {} : false });
  }
}

function routeOf(
  context: Context,
  operation: Operation,
  handler: AnyHandlers[string],
  rateLimit: RateLimitOptions,
) {
  const { operationId } = operation;
  const needsSession = operation['x-session'] !== 'none';
  const bodyRules = bodyRulesOf(operation);
  return {
    bodyLimit: bodyRules.maxBytes,
    config: { operationId, needsSession, bodyRules, rateLimit },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const fields = isRead ? request.query : request.body;
      // The parsers' objects have no prototype, and their values are strings that the schema has validated.
      const call: Call<never> = {
        input: fields as never,
        locale: request.locale,
        address: networkOf(request.ip),
        userAgent: request.headers['user-agent'] ?? '',
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

/** Fields that allow line breaks. */
const inLines: readonly string[] = ['address', 'message', 'text'];

/**
 * Others read the text of a form, for example at the desk, so it must look as it is stored. Passwords are exempt.
 * @throws InvalidFields naming each field with a hidden character
 */
function refuseHidden(form: object): void {
  const fields = Object.entries(form).filter(([name, value]) => {
    if (typeof value !== 'string' || name.includes('password')) return false;
    return inLines.includes(name) ? hasHiddenInLines(value) : hasHidden(value.trim());
  });
  if (fields.length > 0)
    throw new InvalidFields(Object.fromEntries(fields.map(([name]) => [name, 'bank.charactersRefused'])));
}

async function identify(context: Context, request: FastifyRequest): Promise<void> {
  const token = request.headers.authorization;
  request.session =
    token === undefined ? undefined : await context.sessions.find(token, networkOf(request.ip));
  if (request.session && !askedLocale(request)) request.locale = request.session.locale;
}

/** Language that the caller requests for this call. */
export function askedLocale(request: FastifyRequest): LocaleId | undefined {
  const mark = request.headers['language-mark'];
  return typeof mark === 'string' ? localeOfMark(mark) : undefined;
}

function requireSession(request: FastifyRequest): void {
  if (request.routeOptions.config.needsSession) sessionOf(request);
}

function sessionOf(request: FastifyRequest): Session {
  if (request.session) return request.session;
  const reason = request.headers.authorization === undefined ? 'session.required' : 'session.expired';
  throw new Refusal(reason, { type: '999' });
}

/** Before the body is read: it is of a type that the call does not accept, or declares a length above the limit. */
function refuseBody(request: FastifyRequest, reply: FastifyReply): void {
  const { bodyRules } = request.routeOptions.config;
  const isMultipart = request.headers['content-type']?.toLowerCase().startsWith(multipartType) ?? false;
  if (isMultipart !== (bodyRules?.files !== undefined)) throw new Refusal('system.invalid');
  if (!bodyRules?.files || Number(request.headers['content-length'] ?? 0) <= bodyRules.maxBytes) return;
  // The caller may still send the whole body.
  reply.header('connection', 'close');
  throw new Refusal('system.fileTooLarge');
}

/** Refuses fields that the contract does not name, in query and form. */
function refuseUnknownFields(route: RouteOptions): void {
  const schema = (route.schema ??= {}) as { querystring?: Schema; body?: { content?: Bodies } & Schema };
  schema.querystring = closed(schema.querystring);
  if (route.method === 'GET' || route.method === 'HEAD') return;
  const content = schema.body?.content;
  schema.body = closed(content?.[formType]?.schema ?? withoutFiles(content?.[multipartType]?.schema));
}

type Bodies = Record<string, { schema: Schema } | undefined>;

/** Files are validated by their own rules, not by the text schema. */
function withoutFiles(schema: Schema | undefined): Schema | undefined {
  const fields = Object.entries(schema?.properties ?? {});
  const properties = fields.map(([name, field]) => [name, field.format === 'binary' ? {} : field]);
  return schema && { ...schema, properties: Object.fromEntries(properties) };
}

function closed(schema: Schema | undefined): Schema {
  return { type: 'object', properties: {}, ...schema, additionalProperties: false };
}
