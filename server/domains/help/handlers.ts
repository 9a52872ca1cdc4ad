// Articles: agreements, help, news, and support contacts.
import { agreementCategory, agreementIds } from '../../../contracts/agreements.ts';
import { articleCategories } from '../../../contracts/articles.ts';
import { localeOfMark, markOfLocale } from '../../../contracts/locales.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { Context } from '../../context.ts';
import type { Call, Handler, Handlers } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import { isAnswered, readersOf } from '../chat/public/readers.ts';
import { chatOrigins } from './helpConfig.ts';
import { plainText } from './plainText.ts';
import type { TextVersion } from './public/Texts.ts';

/** Last acceptance of each agreement by a user, by agreement id. */
type Accepted = ReadonlyMap<number, { version: number; ms: number }>;

const articles: Handler<'articles'> = async (context, call) => {
  const category = Number(call.input.c_id);
  const all = listOf(category, context);
  const page = Number(call.input.page);
  const limit = Number(call.input.limit);
  const shown = all.slice((page - 1) * limit, page * limit);
  const accepted = await acceptedBy(context, call);
  const locale = localeOf(call);
  const hasBody = category === articleCategories.help && call.input.with_body === '1';
  return {
    list: shown.map((version) => ({
      ...headOf(version, category, locale, accepted),
      ...(hasBody && searchedOf(version.texts[locale])),
    })),
    count: all.length,
    page,
    limit,
  };
};

/** Searched text, besides title and summary. */
const searchedOf = ({ content, keywords }: TextVersion['texts'][LocaleId]) => ({
  body: plainText(content),
  ...(keywords !== undefined && { keywords }),
});

function listOf(category: number, { clock, agreements, articles, news }: Context): TextVersion[] {
  if (category === agreementCategory) return agreements.list(clock.now()).filter(isAccepted);
  if (category === articleCategories.help) return articles.list(clock.now());
  return category === articleCategories.notices ? news.list() : [];
}

const article: Handler<'article'> = async (context, call) => {
  const [version, category] = found(Number(call.input.id), context);
  if (!version) throw new Refusal('help.articleUnknown');
  const locale = localeOf(call);
  return {
    ...headOf(version, category, locale, await acceptedBy(context, call)),
    content: version.texts[locale].content,
  };
};

function found(
  id: number,
  { clock, agreements, articles, news }: Context,
): [TextVersion | undefined, number] {
  const agreement = agreements.find(id, clock.now());
  if (agreement) return [agreement, agreementCategory];
  const help = articles.find(id, clock.now());
  return help ? [help, articleCategories.help] : [news.find(id), articleCategories.notices];
}

const announcement: Handler<'announcement'> = ({ news }, call) => {
  const current = news.current();
  if (!current) return null;
  const { id, version, effectiveMs, texts } = current;
  const { locale, title, content } = texts[localeOf(call)];
  return {
    id,
    title,
    content,
    version,
    lang: markOfLocale(locale),
    create_time: Math.floor(effectiveMs / 1000),
  };
};

/** The link is empty without an external help desk; in_app says that operators answer in the app. */
const customerServiceUrl: Handler<'customerServiceUrl'> = async ({ config, store }) => ({
  customer_url: config.help.customerChat ?? '',
  hosts: hostsOf(config.help),
  ...(config.help.customerChat === undefined && {
    in_app: isAnswered(await readersOf(store.db), 'service', config),
  }),
});

const otcServiceUrl: Handler<'otcServiceUrl'> = async ({ config, store }) => ({
  otc_url: config.help.otcChat ?? '',
  hosts: hostsOf(config.help),
  ...(config.help.otcChat === undefined && {
    in_app: isAnswered(await readersOf(store.db), 'order', config),
  }),
});

const hostsOf = (help: Context['config']['help']) => chatOrigins(help).map((origin) => new URL(origin).host);

const acceptedIds: readonly number[] = Object.values(agreementIds);
/** The list contains the agreements accepted at registration; others are shown where they apply. */
const isAccepted = ({ id }: TextVersion) => acceptedIds.includes(id);

/** The language of the form, or by default of the call. */
function localeOf({ input, locale }: Call<{ lang?: string }>): LocaleId {
  return localeOfMark(input.lang) ?? locale;
}

function headOf(text: TextVersion, category: number, locale: LocaleId, accepted: Accepted) {
  const { id, version, effectiveMs, topic, texts } = text;
  const { locale: written, title, summary } = texts[locale];
  const mine = accepted.get(id);
  return {
    id,
    c_id: category,
    title,
    lang: markOfLocale(written),
    sorts: id,
    create_time: Math.floor(effectiveMs / 1000),
    version,
    effective_ms: effectiveMs,
    ...(topic !== undefined && { topic }),
    ...(summary !== undefined && { summary }),
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
  // For duplicate ids the last entry is kept.
  return new Map(
    rows.map((row) => [
      Number(row.article_id),
      { version: Number(row.version), ms: Number(row.accepted_at) },
    ]),
  );
}

export const handlers: Handlers<'help'> = {
  articles,
  article,
  announcement,
  customerServiceUrl,
  otcServiceUrl,
};
