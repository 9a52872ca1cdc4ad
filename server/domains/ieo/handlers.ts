// IEO products, a user's applications, and the actions on them.
import type { Kysely } from 'kysely';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { performIdempotent } from '../../commands/performIdempotent.ts';
import { offersOn } from '../../orders/offers.ts';
import { applying, paying } from './applying.ts';
import { hasRounds } from './ieoConfig.ts';
import { ieoOrder } from './ieoOrder.ts';
import { answerView, applicationView, ieoView, inListOrder } from './ieoView.ts';
import { findOffer, offers, requireOffer, smallestCapped, unpublishedRound } from './offers.ts';
import type { Offer } from './offers.ts';
import type { Schema } from '../../store/schema.ts';
import type { IeoRow, IeoState } from './tables.ts';

/** The product of an open page, which is read again every few seconds, without reading the others. */
async function offerNamed(db: Kysely<Schema>, id: string): Promise<Offer[]> {
  const offer = await findOffer(db, BigInt(id));
  return offer ? [offer] : [];
}

const ieos: Handler<'ieos'> = async ({ store: { db }, config, clock }, { input, locale, user }) => {
  const now = clock.now();
  const round = hasRounds(config) ? [unpublishedRound(now)] : [];
  const isAsked = ({ product }: Offer) => input.id === undefined || product.id === Number(input.id);
  const published = input.id === undefined ? await offers(db) : await offerNamed(db, input.id);
  const isPublished = ({ row }: Offer) => published.some((each) => each.row.id === row.id);
  const asked = [...round.filter((each) => isAsked(each) && !isPublished(each)), ...published];
  const own = await db
    .selectFrom('ieo_order')
    .select(['id', 'product'])
    .where('owner', '=', user().owner)
    .where('product', 'in', [0n, ...asked.map(({ row }) => row.id)])
    .execute();
  const applications = new Map(own.map(({ id, product }) => [product, Number(id)]));
  return Promise.all(
    offersOn(inListOrder(asked, now), input.page).map(async (offer) =>
      ieoView(offer, {
        locale,
        application: applications.get(offer.row.id),
        smallest: await smallestCapped(db, offer),
      }),
    ),
  );
};

async function viewOf({ store: { db }, clock }: Context, row: IeoRow) {
  return applicationView(row, await requireOffer(db, row.product), clock.now());
}

const applyIeo: Handler<'applyIeo'> = async (context, { input, user }) => {
  const { config, products } = context;
  const row = await ieoOrder.perform(context, applying({ products, hasRounds: hasRounds(config) }), {
    owner: user().owner,
    product: Number(input.id),
    amount: input.amount,
    clientId: input.client_order_id,
  });
  return answerView(row);
};

const payIeo: Handler<'payIeo'> = async (context, { input, user, locale }) => {
  const asked = { owner: user().owner, id: Number(input.id) };
  await performIdempotent(context.executor, paying, asked);
  return refusalText('ieo.paid', locale);
};

const states: Readonly<Record<string, readonly IeoState[]>> = {
  processing: ['applied'],
  paying: ['allotted'],
  success: ['paid', 'unlocked'],
  fail: ['failed', 'lapsed'],
};

const ieoApplications: Handler<'ieoApplications'> = async (context, { input, user }) => {
  const { result } = input;
  const { rows, count } = await ieoOrder.page(context, user().owner, input, (eb) =>
    result === undefined ? [] : [eb('state', 'in', [...states[result]!])],
  );
  return { list: await Promise.all(rows.map((row) => viewOf(context, row))), total: count };
};

export const handlers: Handlers<'ieo'> = { ieos, applyIeo, ieoApplications, payIeo };
