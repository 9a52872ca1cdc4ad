// Provider states of deposits.
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { addressOf } from '../../custody/addresses.ts';
import { reorganiseSandbox, sendOnSandbox } from '../../custody/chains/sandboxWallet.ts';
import { toUnits } from '../../ledger/units.ts';
import { assetOf } from '../../instruments/market.config.ts';

const chainName = 'tron';
const network = 'trc20';

/** @returns USDT deposit address on TRC20 */
export async function openUsdt(context: Context, owner: string): Promise<StateValues> {
  await readChains(context);
  return { currency: assetOf('USDT').id, address: await ownAddress(context, owner) };
}

export function suspendAll({ deposits }: Context): StateValues {
  const networks = deposits.networks.map((each) => ({ ...each, suspended: 'deposit.chainBehind' }));
  Object.assign(deposits, { networks });
  return {};
}

/** @returns the hash of the transfer, which is in a block */
export async function sendTestCoins(
  context: Context,
  owner: string,
  { became }: { became?: string | undefined },
): Promise<StateValues> {
  const { deposits, executor } = context;
  const hash = await send(context, owner, { coin: became === 'lost' ? 'BTC' : 'USDT', amount: '1500' });
  await passBlocks(context, 2);
  if (became === 'dropped') {
    await reorganiseSandbox({ executor }, owner, { hash, comesBack: false, chains: deposits.sandbox });
    await passBlocks(context, 1);
  }
  return { hash };
}

/** A final deposit below the minimum, kept until more arrives. */
export async function depositTooLittle(context: Context, owner: string): Promise<StateValues> {
  await send(context, owner, { coin: 'USDT', amount: '4' });
  await passBlocks(context, 30);
  return {};
}

async function send(
  context: Context,
  owner: string,
  { coin, amount }: { coin: string; amount: string },
): Promise<string> {
  await readChains(context);
  const { deposits, executor, random } = context;
  const asset = assetOf(coin);
  return sendOnSandbox({ executor, random }, owner, {
    chain: deposits.sandbox.get(chainName)!,
    network,
    asset: asset.code,
    units: toUnits(amount, asset.scale),
    address: await ownAddress(context, owner),
  });
}

export async function ownAddress({ store, executor, deposits }: Context, owner: string): Promise<string> {
  const address = await addressOf({ db: store.db, executor, source: deposits.source }, owner, chainName);
  if (address === undefined) throw new Error('A sandbox has addresses for everybody');
  return address;
}

/** A listening server reads them by itself, and one with a running clock produces blocks by itself. */
async function readChains({ deposits }: Context): Promise<void> {
  for (const { watcher } of deposits.chains()) while (await watcher.step());
}

async function passBlocks(context: Context, blocks: number): Promise<void> {
  const { sandboxBlockMs } = context.config;
  (context.clock as { advance?: (ms: number) => void }).advance?.(blocks * sandboxBlockMs);
  await readChains(context);
}
