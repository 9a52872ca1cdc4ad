// Provider states of referral (contracts/states).
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { setRankedOf } from '../../domains/referral/referralLists.ts';
import { openAccount } from '../../domains/session/openAccount.ts';
import { accountOf } from '../../ledger/account.ts';
import { toUnits } from '../../ledger/units.ts';
import { identifierOf } from './stateOf.ts';

const quantity = '0.01';

/** The platform sells what the invitee buys, so that a fee is charged. */
async function buy({ executor, exchange, committed }: Context, owner: string): Promise<void> {
  const symbol = 'BTC/USDT';
  const { base, baseScale } = exchange.pairs.get(symbol)!.pair;
  const price = await committed.read((state) => state.exchange.lastPrice(symbol));
  const order = { symbol, kind: 'limit', price, quantity } as const;
  await executor.runForPlatform('state.bought', async (tx) => {
    const [from, to] = [accountOf('system:issuance', base), accountOf('house:maker', base)];
    const units = toUnits(quantity, baseScale);
    tx.ledger.transfer({ from, to, units, reason: 'house.issue', reference: '' });
    await exchange.prepare(tx.db, owner);
    exchange.placeForPlatform(tx, { ...order, owner: 'house:maker', side: 'sell' });
    exchange.place(tx, { ...order, owner, side: 'buy' });
  });
}

export async function somebodyInvited(
  context: Context,
  owner: string,
  became: string | undefined,
): Promise<StateValues> {
  const { executor, config, referral, store } = context;
  const person = await store.db
    .selectFrom('user')
    .select(['invitation_code', 'account_number'])
    .where('id', '=', BigInt(owner.slice('user:'.length)))
    .executeTakeFirstOrThrow();
  const partner = { status: 'partner', level: 2, rate: '25', sinceMs: Date.UTC(2026, 0, 1) } as const;
  const partners = became === 'partner' ? [{ ...partner, account: person.account_number }] : [];
  Object.assign(referral, { partners });
  const account = {
    identifier: identifierOf({ email: `friend-of-${person.account_number}@example.com` }),
    passwordHash: '',
    invitation: person.invitation_code,
    locale: config.defaultLocale,
  };
  const friend = await executor.runForPlatform('state.invited', (tx) => openAccount(tx, account, context));
  if (became === 'ranked')
    await executor.runFor(owner, 'state.ranked', (tx) => setRankedOf(tx.db, owner, tx.now));
  await buy(context, `user:${friend}`);
  return {};
}
