// Provider states of claimed deposits.
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { stemOf } from '../../domains/deposit/claims/bankTransfers.ts';
import { submitClaim } from '../../domains/deposit/claims/submitClaim.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { ownAddress } from './depositStates.ts';
import { uploadPicture } from './verificationStates.ts';

const network = 'trc20';
/** Client id of the claim's lookup. */
const clientId = 'claim-7Yq2Lw0e';
const desk = 'desk:1';

export async function uploadProof(context: Context, owner: string): Promise<StateValues> {
  const imgs = await uploadPicture(context, owner);
  return { imgs, currency: assetOf('USDT').id, single: assetOf('BTC').id, rate: bankOf(context).rate };
}

export async function claimDeposit(
  context: Context,
  owner: string,
  { way = 'hash', became }: { way?: string | undefined; became?: string | undefined },
): Promise<StateValues> {
  const { store, executor, sealer, reviews, random, deposits } = context;
  const proof = await uploadPicture(context, owner);
  const said = { owner, amount: '500', proof, clientId };
  const parts = { db: store.db, executor, sealer };
  if (way === 'bank')
    await submitClaim(parts, {
      ...said,
      way: 'bank',
      bank: bankOf(context),
      rateShown: undefined,
      stem: await stemOf({ db: store.db, executor, random }, owner),
      payer: { bkname: 'Sample Bank', bkcardnumer: '4000000000000127', cardname: 'Lena Marie Hartmann' },
    });
  else
    await submitClaim(parts, {
      ...said,
      way: 'hash',
      hash: '5a'.repeat(32),
      shownBy: Number.MAX_SAFE_INTEGER,
      network: deposits.networksOf('USDT').find((each) => each.network === network)!,
      address: await ownAddress(context, owner),
    });
  const [review] = await reviews.of({ owner, limit: 1 });
  const id = Number(review!.id);
  if (became === 'cancelled') await reviews.withdraw(owner, id);
  if (became === 'rejected') {
    await reviews.take(desk, id);
    await reviews.reject(desk, id, { proof: 'deposit.proofUnclear' });
  }
  return {};
}

function bankOf({ deposits: { bank } }: Context) {
  if (!bank) throw new Error('A sandbox takes bank transfers');
  return bank;
}
