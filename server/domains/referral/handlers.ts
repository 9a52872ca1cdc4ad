// A user's invitation data, and the results.
import { brand } from '../../../contracts/brand.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { secondsText } from '../../http/secondsText.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { Context } from '../../context.ts';
import { assetOf, assets } from '../../instruments/market.config.ts';
import { worthAsset, yearOf } from './rebateOf.ts';
import { partnerOf } from './referralConfig.ts';
import {
  countInvitees,
  isRanked,
  listInvitees,
  listRanked,
  listRebates,
  rankOf,
  setRankedOf,
  totalsOf,
} from './referralLists.ts';

/** Relative to the app: the client knows its origin. */
const share_url = '/pages/user/login/register';

const worthText = (units: bigint): string => fromUnits(units, assetOf(worthAsset).scale);

/** Shows the first and the last two of seven digits. */
export const maskAccount = (number: string): string => `${number.slice(0, 1)}•••${number.slice(-2)}`;

const accountOfUser = ({ store: { db } }: Context, userId: number) =>
  db
    .selectFrom('user')
    .select(['account_number', 'invitation_code'])
    .where('id', '=', BigInt(userId))
    .executeTakeFirstOrThrow();

const codeOf = async (context: Context, userId: number) => ({
  extension_code: (await accountOfUser(context, userId)).invitation_code,
  share_url,
});

const invite: Handler<'invite'> = async (context, { user }) => {
  const { clock, referral, store, readBudget } = context;
  const { owner, userId } = user();
  const year = yearOf(clock.now());
  const { account_number, invitation_code } = await accountOfUser(context, userId);
  const partner = partnerOf(referral, account_number);
  return readBudget.inTurn(owner, async (spend) => {
    const { db } = store;
    const invite_num = await countInvitees(db, BigInt(userId));
    const { worth, feeWorth, ofYear = 0n } = await totalsOf(db, owner, year);
    const own_rank = ofYear === 0n ? undefined : await rankOf(db, year, ofYear);
    spend(invite_num + (own_rank ?? 0));
    return {
      extension_code: invitation_code,
      share_url,
      invite_num,
      invite_return_total: worthText(worth),
      fees_total: worthText(feeWorth),
      total_return_rate: partner?.rate ?? referral.rate,
      return_rate1: referral.rate,
      return_rate2: '0',
      return_rate3: '0',
      ...(partner && {
        partner_status: partner.status,
        partner_level: partner.level,
        partner_since_ms: partner.sinceMs,
      }),
      is_ranked: await isRanked(db, owner),
      masked_account: maskAccount(account_number),
      ...(own_rank !== undefined && { own_rank, own_ranked_total: worthText(ofYear) }),
      ranking_since_ms: Date.UTC(year, 0, 1),
    };
  });
};

const inviteRanking: Handler<'inviteRanking'> = async ({ store, clock, readBudget }, { user }) => {
  const rows = await readBudget.inTurn(user().owner, async (spend) => {
    const read = await listRanked(store.db, yearOf(clock.now()));
    spend(read.reduce((all, { friends }) => all + friends, 0));
    return read;
  });
  return rows.map(({ number, worth, friends }, at) => ({
    total: worthText(worth),
    user_id: at + 1,
    account: maskAccount(number),
    friends,
  }));
};

const placeOf = ({ page, limit }: InputOf<'rebates'>) => ({ page: Number(page), limit: Number(limit) });

const invitees: Handler<'invitees'> = async ({ store, readBudget }, { input, user }) => {
  const { owner, userId } = user();
  const { rows, count } = await readBudget.inTurn(owner, (spend) =>
    listInvitees(store.db, BigInt(userId), { ...placeOf(input), spend }),
  );
  const data = rows.map(({ account_number, created_at }) => ({
    account: maskAccount(account_number),
    time: secondsText(Number(created_at)),
  }));
  return { data, total: count };
};

const rebates: Handler<'rebates'> = async ({ store, readBudget, clock }, { input, user }) => {
  const { owner } = user();
  const [rows, { rebates: total }] = await readBudget.inTurn(owner, (spend) =>
    Promise.all([
      listRebates(store.db, owner, { ...placeOf(input), spend }),
      totalsOf(store.db, owner, yearOf(clock.now())),
    ]),
  );
  // Coins that are no longer configured are omitted.
  const known = rows.filter(({ asset }) => assets.some(({ code }) => code === asset));
  const data = known.map(({ asset, units, fee, percent, payerNumber, created_at }) => ({
    from_account_number: maskAccount(payerNumber),
    created_time: secondsText(Number(created_at)),
    value: fromUnits(units, assetOf(asset).scale),
    currency_name: asset,
    fee: fromUnits(fee, assetOf(asset).scale),
    rate: percent,
  }));
  return { data, total };
};

const poster: Handler<'poster'> = async (context, { user }) => ({
  ...(await codeOf(context, user().userId)),
  pics: [],
});

const share: Handler<'share'> = async (context, { user, locale }) => {
  const own = await codeOf(context, user().userId);
  return {
    ...own,
    share_title: brand.name,
    share_content: refusalText('referral.share', locale, { name: brand.name, code: own.extension_code }),
  };
};

const setRanked: Handler<'setRanked'> = async ({ executor }, { input, user, locale }) => {
  const { owner } = user();
  const agrees = input.is_ranked === '1';
  await executor.runFor(owner, 'referral.ranked', (tx) =>
    setRankedOf(tx.db, owner, agrees ? tx.now : undefined),
  );
  return refusalText(agrees ? 'referral.ranked' : 'referral.unranked', locale);
};

export const handlers: Handlers<'referral'> = {
  invite,
  inviteRanking,
  invitees,
  rebates,
  poster,
  share,
  setRanked,
};
