// The sandbox's page for sending test coins. Other servers do not have it.
import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import { assets } from '../../instruments/market.config.ts';
import { reorganiseSandbox, sendOnSandbox, sentOnSandbox } from '../../custody/chains/sandboxWallet.ts';
import type { Deposits } from './Deposits.ts';

/** Maximum of one transfer: enough for any test, and far below the ledger's capacity for a coin. */
const most = '1000000';

export async function sandboxView({ deposits, store }: Context, owner: string) {
  requireSandbox(deposits);
  const sent = await sentOnSandbox(store.db, owner);
  const coins = assets.filter(({ code }) => deposits.networksOf(code).length > 0);
  return {
    chains: [...deposits.chains()].map(({ name, label, chain }) => ({
      name: label,
      networks: namesOn(deposits, name),
      height: newestOf(deposits, name),
      block_s: Math.ceil(chain.blockMs / 1000),
    })),
    coins: coins.map(({ id, code }) => ({ id, name: code })),
    sent: sent.map(({ chain, hash, network, asset, units, address, height, sent_at }) => {
      const taken = deposits.networks.find((each) => each.network === network && each.asset === asset);
      const newest = newestOf(deposits, chain);
      return {
        hash,
        name: asset,
        network,
        address,
        sent_ms: Number(sent_at),
        amount: fromUnits(units, scaleOf(asset)),
        confirmations: height === null ? 0 : Math.max(0, newest - Number(height) + 1),
        ...(taken && { confirmations_needed: taken.confirmations }),
        ...(height === null && { is_dropped: true }),
      };
    }),
  };
}

/** @throws Refusal that names the invalid field */
export async function sendMadeUp(
  { deposits, executor, random }: Context,
  owner: string,
  input: InputOf<'sandboxSend'>,
): Promise<string> {
  requireSandbox(deposits);
  const asset = assets.find(({ id }) => String(id) === input.currency);
  if (!asset) throw new Refusal('wallet.currencyUnknown', { fields: { currency: '' } });
  const chain = deposits.sandbox.get(chainOf(deposits, input.network));
  if (!chain) throw new Refusal('deposit.networkUnknown', { fields: { network: '' } });
  return sendOnSandbox({ executor, random }, owner, {
    chain,
    network: input.network,
    asset: asset.code,
    units: unitsOf(input.amount, asset.scale),
    address: input.address.trim(),
  });
}

export async function reorganise(
  { deposits, executor }: Context,
  owner: string,
  { hash, comes_back }: InputOf<'sandboxReorganise'>,
): Promise<void> {
  requireSandbox(deposits);
  const [comesBack, chains] = [comes_back === '1', deposits.sandbox];
  await reorganiseSandbox({ executor }, owner, { hash, comesBack, chains });
}

/** @throws Refusal system.notFound */
function requireSandbox({ sandbox }: Context['deposits']): void {
  if (sandbox.size === 0) throw new Refusal('system.notFound');
}

const chainOf = ({ networks }: Deposits, network: string): string =>
  networks.find((each) => each.network === network)?.chain ?? '';

/** Each network of a chain once. */
const namesOn = ({ networks }: Deposits, chain: string) => {
  const on = networks.filter((each) => each.chain === chain);
  return [...new Map(on.map(({ network, name }) => [network, { network, name }])).values()];
};

/** Height of the last block read, so that the page and the deposit show the same confirmations. */
const newestOf = (deposits: Deposits, chain: string): number => deposits.heightOf(chain) ?? 0;

const scaleOf = (asset: string): number => assets.find(({ code }) => code === asset)?.scale ?? 0;

/** @throws Refusal wallet.amountRequired, wallet.amountScale, deposit.sandboxMost */
function unitsOf(amount: string, scale: number): bigint {
  const fields = { amount: '' };
  if ((amount.split('.')[1] ?? '').replace(/0+$/, '').length > scale)
    throw new Refusal('wallet.amountScale', { fields, values: { decimals: String(scale) } });
  const units = toUnits(amount, scale);
  if (units === 0n) throw new Refusal('wallet.amountRequired', { fields });
  if (units > toUnits(most, scale))
    throw new Refusal('deposit.sandboxMost', { fields, values: { max: most } });
  return units;
}
