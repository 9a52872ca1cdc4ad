// Takes a claim as forms send it: ours, and those of other apps for compatible back ends, which say less.
import { bankCurrency } from '../../../../contracts/rules/depositClaim.ts';
import type { Payer } from '../../../../contracts/rules/depositClaim.ts';
import { maskedAccount, maskedHolder } from '../../../../contracts/rules/identity/bankMask.ts';
import type { Context } from '../../../context.ts';
import type { InputOf } from '../../../http/handler.ts';
import { Refusal } from '../../../refusal.ts';
import { readCard } from '../../bank/public/cards.ts';
import type { CardParts } from '../../bank/public/cards.ts';
import { assets } from '../../../instruments/market.config.ts';
import { findAddress } from '../../../custody/addresses.ts';
import type { DepositNetwork } from '../public/depositNetworks.ts';
import type { Deposits } from '../Deposits.ts';
import { stemOf } from './bankTransfers.ts';
import { submitClaim } from './submitClaim.ts';
import type { NewClaim } from './submitClaim.ts';

/** Minimum time that a sandbox waits for its network, in addition to a number of blocks. */
const shownWithinMs = 30_000;
const shownWithinBlocks = 3;

/** @throws Refusal, UnknownOutcome as CommandExecutor.run does */
export async function takeClaim(
  context: Context,
  owner: string,
  input: InputOf<'requestDeposit'>,
): Promise<void> {
  const said = {
    owner,
    amount: input.amount,
    proof: input.imgs,
    clientId: input.client_deposit_id,
  };
  const claim: NewClaim =
    input.currency === bankCurrency
      ? await bankClaim(context, said, input)
      : await chainClaim(context, said, input);
  await submitClaim({ db: context.store.db, executor: context.executor, sealer: context.sealer }, claim);
}

type Said = Pick<NewClaim, 'owner' | 'amount' | 'proof' | 'clientId'>;

async function bankClaim(
  { deposits: { bank }, store: { db }, executor, random, sealer }: Context,
  said: Said,
  { rate, bkname = '', bkcardnumer = '', cardname = '' }: InputOf<'requestDeposit'>,
): Promise<NewClaim> {
  if (!bank) throw new Refusal('deposit.addressMissing');
  const stem = await stemOf({ db, executor, random }, said.owner);
  return {
    ...said,
    way: 'bank',
    bank,
    stem,
    rateShown: rate,
    payer: await unmasked({ db, sealer }, said.owner, { bkname, bkcardnumer, cardname }),
  };
}

/** The owner sees and sends the bound card masked; the desk needs the complete number. */
async function unmasked(parts: CardParts, owner: string, payer: Payer): Promise<Payer> {
  if (!payer.bkcardnumer.includes('*')) return payer;
  const card = await readCard(parts, owner);
  if (!card || maskedAccount(card.bank_account) !== payer.bkcardnumer) return payer;
  const isHolder = maskedHolder(card.real_name) === payer.cardname;
  return { ...payer, bkcardnumer: card.bank_account, ...(isHolder && { cardname: card.real_name }) };
}

async function chainClaim(
  { deposits, store: { db }, clock }: Context,
  said: Said,
  { currency, network: key, account = '', type }: InputOf<'requestDeposit'>,
): Promise<NewClaim> {
  const network = networkOf(deposits, currency, key);
  const { chain } = network;
  const blockMs = deposits.blockMsOf(chain) ?? 0;
  return {
    ...said,
    way: type === 'bank' ? 'hash' : type,
    network,
    hash: account,
    address: await findAddress(db, said.owner, chain),
    shownBy: clock.now() + Math.max(shownWithinMs, shownWithinBlocks * blockMs),
  };
}

/**
 * Includes suspended networks: an earlier transfer over one can be claimed.
 * @throws Refusal at the invalid field
 */
function networkOf(deposits: Deposits, currency: string, key: string | undefined): DepositNetwork {
  const asset = assets.find(({ id }) => String(id) === currency);
  const networks = asset ? deposits.networksOf(asset.code) : [];
  if (networks.length === 0) throw new Refusal('deposit.coinClosed', { fields: { currency: '' } });
  const network =
    key === undefined && networks.length === 1 ? networks[0] : networks.find((each) => each.network === key);
  if (!network) throw new Refusal('deposit.networkUnknown', { fields: { network: '' } });
  return network;
}
