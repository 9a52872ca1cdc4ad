// Saves a withdrawal address: requires the fund password, and a code sent to an address of its owner.
import {
  addressReason,
  addressesMost,
  labelReason,
  shortAddress,
} from '../../../contracts/rules/chains/withdrawalAddress.ts';
import type { Judged } from '../../../contracts/rules/chains/withdrawalAddress.ts';
import type { ReadAddress } from '../../../contracts/rules/chains/chainAddress.ts';
import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import { Refusal } from '../../refusal.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import type { Caller } from '../account/public/caller.ts';
import { checkOwnCode } from '../account/public/ownCodes.ts';
import { validateForOwner } from './validateForOwner.ts';
import type { OwnRow } from './validateForOwner.ts';
import { keepAddress } from './keepAddress.ts';
import { openNetwork } from './openNetwork.ts';
import type { WithdrawalNetwork } from './withdrawalsConfig.ts';

type Form = InputOf<'addWithdrawalAddress'>;

/**
 * Reports faults of the address before it checks code and fund password, so that they use up neither. The code is
 * checked first: a caller without one cannot try fund passwords here.
 * @throws InvalidFields, Refusal
 */
export async function saveAddress(context: Context, form: Form, caller: Caller): Promise<void> {
  const { store, executor, sessions, fundPasswords } = context;
  const { userId, network, session, origin } = caller;
  const { owner } = session;
  const place = openNetwork(context, form.currency_id, form.netType, 'currency_id');
  const label = (form.notes ?? '').normalize('NFC').trim();
  await addressToSave(context, store.db, { owner, place, form });
  const fault = labelReason(label);
  if (fault) throw new InvalidFields({ notes: fault });
  if (!(await fundPasswords.isSet(userId))) throw new Refusal('account.fundPasswordMissing');
  const useUp = await checkOwnCode(context, caller, { purpose: 'address', code: form.code, field: 'code' });
  await fundPasswords.check({ userId, fundPassword: form.pay_password, network, field: 'pay_password' });
  await executor.runFor(owner, 'withdrawal.saveAddress', async (tx) => {
    await sessions.require(tx, session);
    const address = await addressToSave(context, tx.db, { owner, place, form });
    await useUp(tx);
    await keepAddress(context, tx, { owner, origin, place, address: address.text, label });
  });
}

/** @throws Refusal when it cannot be saved */
async function addressToSave(
  { sealer, config }: Context,
  db: Tx['db'],
  { owner, place, form }: { owner: string; place: WithdrawalNetwork; form: Form },
): Promise<ReadAddress> {
  const text = form.address;
  const { judged, saved } = await validateForOwner({ db, sealer, config }, owner, { place, text });
  const address = accept(judged, { place, isCompared: form.is_compared === '1' });
  if (saved.length >= addressesMost)
    throw new Refusal('withdrawal.addressesMost', { values: { count: String(addressesMost) } });
  return address;
}

function accept(
  judged: Judged<OwnRow>,
  { place, isCompared }: { place: WithdrawalNetwork; isCompared: boolean },
): ReadAddress {
  const fields = { address: '' };
  if ('fault' in judged) {
    const { reason, values } = addressReason(judged.fault, place.name);
    throw new Refusal(reason, { fields, values });
  }
  const { address, resembles, needsComparing } = judged;
  if (!needsComparing || isCompared) return address;
  if (!resembles) throw new Refusal('withdrawal.addressUnchecked', { fields });
  const { label, address: other } = resembles.saved;
  const ends = shortAddress(other);
  throw new Refusal('withdrawal.addressLookalike', {
    fields,
    values: { label: label === '' ? ends : `${label} (${ends})` },
  });
}
