// Requests a withdrawal. The command that stores the row and uses the code also places a hold with its own name on the
// amount: all or nothing.
import type { Context } from '../../../context.ts';
import { accountOf } from '../../../ledger/account.ts';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import { Refusal } from '../../../refusal.ts';
import { timedId } from '../../../store/timedId.ts';
import type { MoneyCommand, MoneyTx, Tx } from '../../../commands/MoneyCommand.ts';
import type { Caller } from '../../account/public/caller.ts';
import { checkOwnCode } from '../../account/public/ownCodes.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import type { WithdrawalRow } from '../tables.ts';
import { needsTwo, waitsFor } from '../waitsFor.ts';
import type { WaitReason } from '../waitsFor.ts';
import { tell } from '../withdrawalEvents.ts';
import { notify } from '../withdrawalNotices.ts';
import { aboutRequest } from '../withdrawalReviews.ts';
import { change, findByClient, keepDetails, referenceOf } from '../withdrawalRows.ts';
import { planWithdrawal } from './planWithdrawal.ts';
import type { Form, Plan } from './planWithdrawal.ts';

type Screened = Parameters<typeof waitsFor>[0]['screened'];

/**
 * With a client id, a repeat requests nothing.
 * @throws Refusal, UnknownOutcome as CommandExecutor.run does; Refusal system.idTaken when the id belongs to another
 * withdrawal
 */
export async function takeRequest(context: Context, form: Form, caller: Caller): Promise<void> {
  const { executor, store, fundPasswords, withdrawalScreening } = context;
  const { userId, network, session } = caller;
  if (await isKnown(context, session.owner, form)) return;
  const balances = await context.committed.read(({ ledger }) => ledger.balances(session.owner));
  const availableOf = (asset: string) =>
    balances.find((each) => each.kind === 'change' && each.asset === asset)?.available ?? 0n;
  const { locale } = caller;
  const asked = { ...context, db: store.db, availableOf, now: context.clock.now(), locale };
  const plan = await planWithdrawal(asked, session, form);
  const useUp = await checkOwnCode(context, caller, {
    purpose: 'withdrawal',
    code: form.code,
    field: 'code',
  });
  await fundPasswords.check({ userId, fundPassword: form.pay_password, network, field: 'pay_password' });
  // Last, so that a session alone cannot trigger a screening.
  const screened = plan.to.way === 'address' ? await withdrawalScreening.screen(plan) : undefined;
  const command: MoneyCommand<Form, number, number> = {
    name: 'withdrawal.request',
    repetition: ({ client_withdrawal_id: id }) => id,
    record: ({ number }) => ({ asset: plan.asset, amount: number, way: plan.to.way }),
    run: (tx) => keep(context, tx, { form, caller, screened, useUp }),
    outcome: (id) => id,
  };
  const made = await executor.perform(command, session.owner, form);
  if (made.isRepetition) await isKnown(context, session.owner, form);
}

/** @throws Refusal system.idTaken where it was another one */
async function isKnown({ store }: Context, owner: string, form: Form): Promise<boolean> {
  const id = form.client_withdrawal_id;
  const row = id === undefined ? undefined : await findByClient(store.db, owner, id);
  if (!row) return false;
  const isBank = form.type === 'bank';
  const { scale } = assetOf(row.asset);
  const isSame =
    isBank === (row.way === 'bank') &&
    String(assetOf(row.asset).id) === form.currency &&
    (isBank || (row.address === form.address?.trim() && isSameNetwork(form.netType, row.network))) &&
    isSameAmount(form.number, row.units, scale);
  if (!isSame) throw new Refusal('system.idTaken');
  return true;
}

/** A request without a network means that of the saved address. */
const isSameNetwork = (netType: string | undefined, network: string | null) =>
  netType === undefined || netType.toLowerCase() === network;

function isSameAmount(text: string, units: bigint, scale: number): boolean {
  try {
    return toUnits(text, scale) === units;
  } catch {
    return false;
  }
}

interface Asked {
  form: Form;
  caller: Caller;
  screened: Screened;
  useUp(tx: Tx): Promise<void>;
}

async function keep(
  context: Context,
  tx: MoneyTx,
  { form, caller, screened, useUp }: Asked,
): Promise<number> {
  const { session, origin } = caller;
  const { owner } = session;
  await context.sessions.require(tx, session);
  const { db, ledger, now } = tx;
  const availableOf = (asset: string) => ledger.balance(accountOf(owner, asset)).available;
  const plan = await planWithdrawal(
    { ...context, db, availableOf, now, locale: caller.locale },
    session,
    form,
  );
  await useUp(tx);
  const newest = await db
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const id = BigInt(timedId(Number(newest?.id ?? 0), now));
  const reference = referenceOf(id);
  const hold = ledger.hold(accountOf(owner, plan.asset), plan.units, {
    reason: 'withdrawal.request',
    reference,
  });
  const why = whyOf(plan, { networks: context.withdrawalNetworks, now, screened });
  const row = rowOf(plan, { id, owner, hold: hold.id, why, now, form });
  await db.insertInto('withdrawal').values(row).execute();
  const { to } = plan;
  await keepDetails(db, context.sealer, row, {
    remark: (form.remark ?? '').trim(),
    label: to.way === 'address' ? to.saved.label : '',
    ...(to.way === 'bank' && { card: to.card }),
  });
  if (why.length > 0) await openCase(tx, row, plan, why);
  tell(tx, row);
  const amount = fromUnits(plan.units, assetOf(plan.asset).scale);
  await notify(tx, owner, 'withdrawal.requested', { ...origin, amount, coin: plan.asset });
  return Number(id);
}

function whyOf(
  { units, asset, cost, limit, unseen, changedAt, to }: Plan,
  { networks, now, screened }: { networks: Context['withdrawalNetworks']; now: number; screened: Screened },
): WaitReason[] {
  return waitsFor({
    amount: fromUnits(units, assetOf(asset).scale),
    cost,
    limit,
    rules: networks.rules,
    now,
    changedAt,
    unseen,
    screened,
    address:
      to.way === 'address'
        ? { usableAt: Number(to.saved.usable_at), isUsed: to.saved.used_at !== null }
        : undefined,
  });
}

interface OfRow {
  id: bigint;
  owner: string;
  hold: number;
  why: readonly WaitReason[];
  now: number;
  form: Form;
}

/** A withdrawal that needs no review is approved immediately. */
function rowOf(plan: Plan, { id, owner, hold, why, now, form }: OfRow): WithdrawalRow {
  const { to } = plan;
  const at = BigInt(now);
  const isDecided = why.length === 0;
  return {
    id,
    owner,
    asset: plan.asset,
    units: plan.units,
    fee_units: plan.feeUnits,
    way: to.way,
    network: to.way === 'address' ? to.saved.network : null,
    chain: to.way === 'address' ? to.saved.chain : null,
    address: to.way === 'address' ? to.saved.address : null,
    bank_units: to.way === 'bank' ? to.units : null,
    bank_currency: to.way === 'bank' ? to.bank.currency : null,
    bank_rate: to.way === 'bank' ? to.bank.rate : null,
    state: isDecided ? 'queued' : 'review',
    hold: BigInt(hold),
    review: null,
    why: JSON.stringify(why),
    reasons: '{}',
    client_id: form.client_withdrawal_id ?? null,
    created_at: at,
    decided_at: isDecided ? at : null,
    delayed_at: null,
    attempt: 0n,
    handed: 0n,
    unanswered_at: null,
    ask_at: isDecided ? at : null,
    hash: null,
    confirmations: 0n,
    confirmations_needed: to.way === 'address' ? BigInt(to.place.confirmations) : 0n,
    sent_at: null,
    arrived_at: null,
    dispute: null,
    own_units: null,
    house_units: null,
  };
}

async function openCase(
  tx: MoneyTx,
  row: WithdrawalRow,
  { to, cost }: Plan,
  why: readonly WaitReason[],
): Promise<void> {
  const about = aboutRequest(row, to.way === 'bank' ? to.bank.currency : to.place.name, why);
  const isLarge = needsTwo({ amount: about.amount, cost });
  const kind = to.way === 'bank' ? 'withdrawal.bank' : isLarge ? 'withdrawal.large' : 'withdrawal.request';
  const review = await tx.openReview(kind, { owner: row.owner, about, reference: referenceOf(row.id) });
  await change(tx, row, { review: BigInt(review) });
}
