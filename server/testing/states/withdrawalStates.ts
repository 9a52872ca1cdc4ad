// Provider states of withdrawals (contracts/states).
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { holdMinutes } from '../../domains/account/public/withdrawalHolds.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { keepAddress } from '../../domains/withdrawal/keepAddress.ts';

const coin = 'USDT';
const origin = { browser: 'Safari', system: 'iOS', network: '203.0.113.x' };

/** Oldest to newest; examples of TRON's documentation, EIP-55 and BIP-350. */
const examples = [
  { network: 'trc20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', label: 'Ledger', state: 'ready' },
  { network: 'erc20', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', label: '', state: 'held' },
  { network: 'omni', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', label: '', state: 'waiting' },
] as const;

/** Every sandbox supports it. */
export const withdrawUsdt = (): StateValues => ({ currency: assetOf(coin).id });

export function suspendWithdrawals({ withdrawalNetworks }: Context): StateValues {
  const suspended = { en: 'The network is being upgraded' };
  const networks = withdrawalNetworks.networks.map((each) => ({ ...each, suspended }));
  Object.assign(withdrawalNetworks, { networks });
  return {};
}

export async function saveUsed(context: Context, owner: string): Promise<StateValues> {
  await saveExamples(context, owner, examples.slice(0, 1));
  await context.executor.run('state.usedAddress', ({ db, now }) =>
    db.updateTable('withdrawal_address').set({ used_at: now }).where('owner', '=', owner).execute(),
  );
  return {};
}

/** @returns the newest, whose hold is running */
export async function saveExamples(
  context: Context,
  owner: string,
  some: readonly (typeof examples)[number][] = examples,
): Promise<StateValues> {
  const { executor, config, withdrawalNetworks } = context;
  const holdMs = holdMinutes(config).address * 60_000;
  const waiting = await executor.run('state.addresses', async (tx) => {
    let newest = 0n;
    for (const { network, address, label, state } of some) {
      const place = withdrawalNetworks.find(coin, network)!;
      newest = await keepAddress(context, tx, { owner, origin, place, address, label });
      if (state === 'waiting') continue;
      const confirmed_at = state === 'held' ? tx.now : tx.now - holdMs;
      await tx.db
        .updateTable('withdrawal_address')
        .set({ confirmed_at, usable_at: confirmed_at + holdMs })
        .where('id', '=', newest)
        .execute();
    }
    return newest;
  });
  return { ...withdrawUsdt(), address_id: Number(waiting) };
}
