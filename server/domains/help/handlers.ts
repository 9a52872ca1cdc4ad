// Articles: agreements now, notices and help with their own pages.
import { agreementCategory, agreementIds } from '../../../contracts/agreements.ts';
import { localeOfMark, markOfLocale } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { AgreementVersion } from './Agreements.ts';
import type { Context } from '../../context.ts';
import type { Call, Handler, Handlers } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';

/** What somebody has accepted last of each agreement, by its id. */
type Accepted = ReadonlyMap<number, { version: number; ms: number }>;

const articles: Handler<'articles'> = async (context, call) => {
  const { clock, agreements } = context;
  const isAgreements = Number(call.input.c_id) === agreementCategory;
  const all = isAgreements ? agreements.list(clock.now()).filter(isAccepted) : [];
  const page = Number(call.input.page);
  const limit = Number(call.input.limit);
  const shown = all.slice((page - 1) * limit, page * limit);
  const accepted = await acceptedBy(context, call);
  const locale = localeOf(call);
  return { list: shown.map((version) => headOf(version, locale, accepted)), count: all.length, page, limit };
};

const article: Handler<'article'> = async (context, call) => {
  const version = context.agreements.find(Number(call.input.id), context.clock.now());
  if (!version) throw new Refusal('help.articleUnknown');
  const locale = localeOf(call);
  return {
    ...headOf(version, locale, await acceptedBy(context, call)),
    content: version.texts[locale].content,
  };
};

const acceptedIds: readonly number[] = Object.values(agreementIds);
/** The list is of what an account has been opened with; others are read where they matter. */
const isAccepted = ({ id }: AgreementVersion) => acceptedIds.includes(id);

/** The language that the form names, else that of the call. */
function localeOf({ input, locale }: Call<{ lang?: string }>): LocaleId {
  return localeOfMark(input.lang) ?? locale;
}

function headOf({ id, version, effectiveMs, texts }: AgreementVersion, locale: LocaleId, accepted: Accepted) {
  const mine = accepted.get(id);
  return {
    id,
    c_id: agreementCategory,
    title: texts[locale].title,
    lang: markOfLocale(locale),
    sorts: id,
    create_time: Math.floor(effectiveMs / 1000),
    version,
    effective_ms: effectiveMs,
    ...(mine && { accepted_version: mine.version, accepted_ms: mine.ms }),
  };
}

async function acceptedBy({ store }: Context, { session }: Call<unknown>): Promise<Accepted> {
  if (!session) return new Map();
  const rows = await store.db
    .selectFrom('agreement_acceptance')
    .select(['article_id', 'version', 'accepted_at'])
    .where('user_id', '=', BigInt(session.userId))
    .orderBy('version')
    .execute();
  // The last of an id stays.
  return new Map(
    rows.map((row) => [
      Number(row.article_id),
      { version: Number(row.version), ms: Number(row.accepted_at) },
    ]),
  );
}

export const handlers: Handlers<'help'> = { articles, article };
