// The desk's calls for merchants, whose operators reach nothing else of it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MerchantAction, MerchantTerms } from '../../../contracts/desk.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { MerchantStatement } from '../otc/public/MerchantDesk.ts';
import { deskOf } from './public/Operators.ts';
import type { Operator } from './public/Operators.ts';
import { body, id, text } from './routeSchemas.ts';

const decimal = { type: 'string', pattern: '^[0-9]{1,12}(\\.[0-9]{1,8})?$' } as const;
const params = { type: 'object', required: ['id'], properties: { id } } as const;

const actionForms: Readonly<Record<MerchantAction, object>> = {
  pay: body([], { reference: text(64) }),
  decline: body([], {}),
  release: body([], {}),
  appeal: body(['reason', 'text'], {
    reason: { type: 'string', enum: ['notReleased', 'notReceived', 'amountDiffers', 'otherPayer', 'other'] },
    text: text(500, 1),
  }),
};

interface OrderRequest {
  Params: { id: string };
}

export function serveMerchants(
  app: FastifyInstance,
  context: Context,
  session: (request: FastifyRequest) => Promise<Operator>,
): void {
  const { merchants } = context;
  const merchantOf = async (request: FastifyRequest) => {
    const operator = await session(request);
    if (operator.merchant === undefined) throw new Refusal('desk.role');
    return { merchant: operator.merchant, desk: deskOf(operator) };
  };
  app.get('/api/merchant/offers', async (request) => merchants.offers(await merchantOf(request)));
  const terms = { price: decimal, minimum: decimal, maximum: decimal, remaining: decimal };
  app.post<OrderRequest & { Body: Partial<MerchantTerms> }>(
    '/api/merchant/offers/:id',
    {
      schema: {
        params,
        body: body([], { ...terms, is_paused: { type: 'boolean' } }),
      },
    },
    async (request) => {
      await merchants.changeOffer(await merchantOf(request), Number(request.params.id), request.body);
      return {};
    },
  );
  app.get<{ Querystring: { ended?: string; before?: string } }>(
    '/api/merchant/orders',
    {
      schema: {
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { ended: { type: 'string', enum: ['1'] }, before: id },
        },
      },
    },
    async (request) => {
      const { ended, before } = request.query;
      const beforeId = before === undefined ? undefined : Number(before);
      return merchants.orders(await merchantOf(request), { isEnded: ended === '1', beforeId });
    },
  );
  app.get<OrderRequest>('/api/merchant/orders/:id', { schema: { params } }, async (request) =>
    merchants.order(await merchantOf(request), Number(request.params.id)),
  );
  app.get<{ Params: { id: string; nth: string } }>(
    '/api/merchant/orders/:id/pictures/:nth',
    { schema: { params: { type: 'object', properties: { id, nth: id } } } },
    async (request, reply) => {
      const { id: order, nth } = request.params;
      const jpeg = await merchants.picture(await merchantOf(request), Number(order), Number(nth));
      return reply.type('image/jpeg').header('content-disposition', 'inline').send(jpeg);
    },
  );
  for (const [action, form] of Object.entries(actionForms) as [MerchantAction, object][])
    app.post<OrderRequest & { Body: MerchantStatement }>(
      `/api/merchant/orders/:id/${action}`,
      { schema: { params, body: form } },
      async (request) => {
        await merchants.act(await merchantOf(request), Number(request.params.id), action, request.body);
        return {};
      },
    );
}
