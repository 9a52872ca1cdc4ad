// The desk over HTTP: its page, and the calls of the page and of `npm run operator`. No call contains an amount.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  BrokenBooks,
  DeskApproval,
  DeskLogIn,
  DeskQueues,
  DeskRefusal,
  DeskRepair,
} from '../../../contracts/desk.ts';
import type { Context } from '../../context.ts';
import { refused } from '../../http/envelope.ts';
import { networkOf } from '../../http/networkOf.ts';
import { Refusal } from '../../refusal.ts';
import type { Rejections } from '../../reviews/ReviewKind.ts';
import type { Operator } from './public/Operators.ts';
import { serveConversations } from './chatRoutes.ts';
import { requireRole } from './Desk.ts';
import { serveMerchants } from './merchantRoutes.ts';
import { body, id, text } from './routeSchemas.ts';

export const deskFolder = fileURLToPath(new URL('../../../dist/desk', import.meta.url));

const params = { type: 'object', required: ['id'], properties: { id } } as const;
const notes = text(2000);

const statuses: Readonly<Record<string, number>> = {
  'desk.credentials': 401,
  'desk.sessionEnded': 401,
  'desk.role': 403,
  'review.unknown': 404,
  'chat.unknown': 404,
  'desk.accountUnknown': 404,
  'otc.unknown': 404,
  'otc.pictureUnknown': 404,
};

interface CaseRequest {
  Params: { id: string };
}

interface Parts {
  context: Context;
  /**
   * The authenticated operator.
   * @throws Refusal desk.sessionEnded
   */
  session(request: FastifyRequest): Promise<Operator>;
  /**
   * The authenticated operator of the platform, with any role.
   * @throws Refusal desk.role for a merchant
   */
  own(request: FastifyRequest): Promise<Operator>;
  /**
   * The authenticated operator, with the role to view and decide.
   * @throws Refusal desk.role
   */
  working(request: FastifyRequest): Promise<Operator>;
  /**
   * The authenticated operator, with the role approver.
   * @throws Refusal desk.role
   */
  approving(request: FastifyRequest): Promise<Operator>;
}

/** @param folder of the built page */
export function deskRoutes(context: Context, folder = deskFolder) {
  return async (app: FastifyInstance): Promise<void> => {
    const session = (request: FastifyRequest): Promise<Operator> =>
      context.operators.find(request.headers.authorization);
    const working = async (request: FastifyRequest): Promise<Operator> => {
      const operator = await session(request);
      requireRole(operator, 'reviewer', 'approver');
      return operator;
    };
    const own = async (request: FastifyRequest): Promise<Operator> => {
      const operator = await session(request);
      requireRole(operator, 'reviewer', 'approver', 'auditor');
      return operator;
    };
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith('/desk/api/')) reply.header('cache-control', 'no-store');
    });
    app.setErrorHandler((fault, request, reply) => answerFault(fault, request, reply));
    const approving = async (request: FastifyRequest): Promise<Operator> => {
      const operator = await session(request);
      requireRole(operator, 'approver');
      return operator;
    };
    const parts = { context, session, own, working, approving };
    serveLogin(app, parts);
    serveQueue(app, parts);
    serveDecisions(app, parts);
    servePeople(app, parts);
    serveRepairs(app, parts);
    serveMerchants(app, context, session);
    serveConversations(app, context, session);
    app.all('/api/*', () => {
      throw new Refusal('system.notFound');
    });
    await servePage(app, folder);
  };
}

function serveLogin(app: FastifyInstance, { context: { operators }, session }: Parts): void {
  const form = {
    name: text(64, 1),
    password: text(200, 1),
    code: { type: 'string', pattern: '^[0-9]{6}$' },
  };
  app.post<{ Body: { name: string; password: string; code: string } }>(
    '/api/login',
    { schema: { body: body(['name', 'password', 'code'], form) } },
    async (request): Promise<DeskLogIn> => {
      const token = await operators.logIn({ ...request.body, network: networkOf(request.ip) });
      return { token, operator: await operators.find(token) };
    },
  );
  app.post('/api/logout', async (request) => {
    await session(request);
    await operators.logOut(request.headers.authorization!);
    return {};
  });
  app.get('/api/me', (request) => session(request));
}

function serveQueue(app: FastifyInstance, { context, own, working }: Parts): void {
  const { desk, readiness } = context;
  app.get('/api/queue', async (request): Promise<DeskQueues> => {
    await own(request);
    const warnings = await readiness.warnings();
    return { kinds: await desk.counts(), ...(warnings.length > 0 && { warnings }) };
  });
  app.get<{ Params: { kind: string }; Querystring: { after?: string } }>(
    '/api/queue/:kind',
    { schema: { querystring: { type: 'object', additionalProperties: false, properties: { after: id } } } },
    async (request) => {
      await own(request);
      const { after } = request.query;
      return desk.queue(request.params.kind, after === undefined ? undefined : Number(after));
    },
  );
  app.get<CaseRequest>('/api/cases/:id', { schema: { params } }, async (request) =>
    desk.open(await working(request), Number(request.params.id)),
  );
  app.get<{ Params: { id: string; field: string } }>(
    '/api/cases/:id/pictures/:field',
    { schema: { params } },
    async (request, reply) => {
      const operator = await working(request);
      const jpeg = await desk.picture(operator, Number(request.params.id), request.params.field);
      return reply.type('image/jpeg').header('content-disposition', 'inline').send(jpeg);
    },
  );
}

function serveDecisions(app: FastifyInstance, { context: { desk }, working }: Parts): void {
  app.post<CaseRequest>('/api/cases/:id/take', { schema: { params } }, async (request) => {
    await desk.take(await working(request), Number(request.params.id));
    return {};
  });
  app.post<CaseRequest & { Body: { notes?: string; statement?: string } }>(
    '/api/cases/:id/approve',
    { schema: { params, body: body([], { notes, statement: text(64) }) } },
    async (request): Promise<DeskApproval> => {
      const operator = await working(request);
      const { notes: said = '', statement = '' } = request.body;
      const { isDecided } = await desk.approve(operator, Number(request.params.id), {
        notes: said,
        statement: statement.trim(),
      });
      return { is_decided: isDecided };
    },
  );
  const rejections = { type: 'object', maxProperties: 20, additionalProperties: text(64, 1) };
  app.post<CaseRequest & { Body: { rejections: Rejections; notes?: string } }>(
    '/api/cases/:id/reject',
    { schema: { params, body: body(['rejections'], { notes, rejections }) } },
    async (request) => {
      const operator = await working(request);
      const { rejections: reasons, notes: said = '' } = request.body;
      await desk.reject(operator, Number(request.params.id), reasons, said);
      return {};
    },
  );
}

function servePeople(app: FastifyInstance, { context: { people }, approving }: Parts): void {
  const account = { type: 'string', pattern: '^[0-9]{1,15}$' } as const;
  const named = { params: { type: 'object', required: ['account'], properties: { account } } };
  interface PersonRequest {
    Params: { account: string };
  }
  app.get<PersonRequest>('/api/people/:account/copy', { schema: named }, async (request, reply) => {
    const copy = await people.copy(await approving(request), request.params.account);
    return reply.type('application/json').header('content-disposition', 'attachment').send(copy);
  });
  app.post<PersonRequest>('/api/people/:account/close', { schema: named }, async (request) => ({
    case: await people.askClosing(await approving(request), request.params.account),
  }));
}

/** Repairs name a row or a customer, and contain no values. */
function serveRepairs(app: FastifyInstance, { context: { repairs }, approving }: Parts): void {
  app.get('/api/books', async (request): Promise<BrokenBooks> => {
    await approving(request);
    return repairs.look();
  });
  const what = { type: 'string', enum: ['rebuild', 'quarantine', 'release'] } as const;
  const about = { type: 'string', pattern: '^([a-z_]{1,40} [0-9]{1,18}|user:[0-9]{1,15})$' } as const;
  app.post<{ Body: DeskRepair }>(
    '/api/books/repair',
    { schema: { body: body(['what', 'about'], { what, about }) } },
    async (request) => repairs.ask(await approving(request), request.body),
  );
}

async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) return;
  // The product's own port already has it for its pages.
  const decorateReply = !app.hasReplyDecorator('sendFile');
  await app.register(fastifyStatic, { root: folder, index: false, decorateReply, cacheControl: false });
  // With a prefix this also matches the path without the slash.
  app.get('/', (_, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html', folder));
}

function answerFault(fault: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body: envelope } = refused(fault, 'en', request.id);
  const { reason, fields } = envelope.data;
  const code = statuses[reason] ?? (status === 200 ? 409 : status);
  if (code >= 500 && !(fault instanceof Refusal)) request.log.error({ err: fault }, 'desk fault');
  const refusal: DeskRefusal = { reason, message: envelope.message, ...(fields && { fields }) };
  return reply.code(code).send(refusal);
}
