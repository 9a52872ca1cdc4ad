// Conversations and the live stream over HTTP, for operators of the desk and of merchants.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeskConversations } from '../../../contracts/desk.ts';
import * as maxLengths from '../../../contracts/maxLengths.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { answerAs, conversationFor, conversationsFor, pictureFor, seenBy } from '../chat/public/deskChat.ts';
import { uploadBytesMax } from '../verification/public/uploadBytesMax.ts';
import { requireRole } from './Desk.ts';
import { DeskStreams } from './DeskStreams.ts';
import type { Operator } from './public/Operators.ts';
import { body, id } from './routeSchemas.ts';

const key = { type: 'string', pattern: '^(order|service)-[1-9][0-9]{0,14}$' } as const;
const clientId = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' } as const;
const params = body(['key'], { key });
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

interface OfConversation {
  Params: { key: string };
}

export function serveConversations(
  app: FastifyInstance,
  context: Context,
  session: (request: FastifyRequest) => Promise<Operator>,
): void {
  /** An operator of the desk decides cases; one of a merchant sees its own orders. */
  const talking = async (request: FastifyRequest): Promise<Operator> => {
    const operator = await session(request);
    if (operator.merchant === undefined) requireRole(operator, 'reviewer', 'approver');
    return operator;
  };
  app.get('/api/conversations', async (request): Promise<DeskConversations> => ({
    list: await conversationsFor(context, await talking(request)),
  }));
  app.get<OfConversation & { Querystring: { before?: string } }>(
    '/api/conversations/:key',
    { schema: { params, querystring: body([], { before: id }) } },
    async (request) =>
      conversationFor(context, await talking(request), request.params.key, request.query.before),
  );
  const { text: textMost } = maxLengths.sendChatMessage;
  const message = body(['client_message_id', 'text'], {
    client_message_id: clientId,
    text: { type: 'string', maxLength: textMost },
  });
  app.post<OfConversation & { Body: { text: string; client_message_id: string } }>(
    '/api/conversations/:key/send',
    { schema: { params, body: message } },
    async (request) => {
      const { text, client_message_id } = request.body;
      const answer = { text, clientId: client_message_id };
      return answerAs(context, await talking(request), request.params.key, answer);
    },
  );
  app.post<OfConversation & { Body: { until: string } }>(
    '/api/conversations/:key/read',
    { schema: { params, body: body(['until'], { until: id }) } },
    async (request) => {
      await seenBy(context, await talking(request), request.params.key, Number(request.body.until));
      return {};
    },
  );
  app.get<{ Params: { key: string; id: string } }>(
    '/api/conversations/:key/pictures/:id',
    { schema: { params: body(['key', 'id'], { key, id }) } },
    async (request, reply) => {
      const { key: of, id: nth } = request.params;
      const jpeg = await pictureFor(context, await talking(request), of, Number(nth));
      return reply.type('image/jpeg').header('content-disposition', 'inline').send(jpeg);
    },
  );
  servePictures(app, context, talking);
  serveStream(app, context, session);
}

/** A picture is the whole body, in a scope of its own: no other call takes such a body. */
function servePictures(
  app: FastifyInstance,
  context: Context,
  talking: (request: FastifyRequest) => Promise<Operator>,
): void {
  void app.register(async (own) => {
    own.addContentTypeParser(
      pictureTypes,
      { parseAs: 'buffer', bodyLimit: uploadBytesMax },
      (_request, body, done) => done(null, body),
    );
    own.post<OfConversation & { Querystring: { client_message_id: string }; Body: unknown }>(
      '/api/conversations/:key/picture',
      {
        bodyLimit: uploadBytesMax,
        schema: { params, querystring: body(['client_message_id'], { client_message_id: clientId }) },
        // Before the body is read.
        onRequest: async (request) => void (await talking(request)),
      },
      async (request) => {
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw new Refusal('verification.pictureType');
        const answer = { picture: body, clientId: request.query.client_message_id };
        return answerAs(context, await talking(request), request.params.key, answer);
      },
    );
  });
}

function serveStream(
  app: FastifyInstance,
  { operators, executor }: Context,
  session: (request: FastifyRequest) => Promise<Operator>,
): void {
  const streams = new DeskStreams((token) =>
    operators.find(token).then(
      () => true,
      () => false,
    ),
  );
  const leave = executor.subscribe((events) => streams.tell(events));
  // An open response would keep the server from closing.
  app.addHook('preClose', async () => {
    leave();
    streams.close();
  });
  // HEAD would take a place of a stream.
  app.get('/api/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const operator = await session(request);
    streams.add(operator, request.headers.authorization, reply.raw);
    reply.hijack();
  });
}
