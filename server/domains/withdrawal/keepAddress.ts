import { timedId } from '../../store/timedId.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import type { Origin } from '../session/public/knownDevices.ts';
import { labelsOf } from './savedAddresses.ts';
import { notify } from './withdrawalNotices.ts';
import type { WithdrawalNetwork } from './withdrawalsConfig.ts';

interface ToKeep {
  owner: string;
  origin: Origin;
  place: WithdrawalNetwork;
  /** Canonical form. */
  address: string;
  label: string;
}

/**
 * Saves a valid address, and notifies its owner.
 * @returns its id
 */
export async function keepAddress(
  { sealer }: { sealer: Sealer },
  tx: Tx,
  { owner, origin, place, address, label }: ToKeep,
): Promise<bigint> {
  const { asset, network, chain, name } = place;
  const newest = await tx.db
    .selectFrom('withdrawal_address')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const id = BigInt(timedId(Number(newest?.id ?? 0), tx.now));
  await tx.db
    .insertInto('withdrawal_address')
    .values({
      id,
      owner,
      asset,
      network,
      chain,
      address,
      created_at: tx.now,
      confirmed_at: null,
      usable_at: null,
      used_at: null,
      browser: origin.browser,
      system: origin.system,
    })
    .execute();
  await labelsOf([id]).keep(tx.db, sealer, { owner, values: { [String(id)]: label } });
  await notify(tx, owner, 'withdrawal.addressSaved', { ...origin, coin: asset, over: name });
  return id;
}
