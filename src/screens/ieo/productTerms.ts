import { stageOf, type IeoStage, type IeoTimes } from '../../../contracts/rules/ieo.ts';
import type { Ieo } from '../../api/ieo.ts';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { utcMs } from '../../intl/utcMs.ts';

export const ieoTimes = (product: Ieo): IeoTimes => ({
  startMs: utcMs(product.apply_start),
  endMs: utcMs(product.apply_end),
  allotMs: utcMs(product.allotment_date),
  payMs: utcMs(product.pay_date),
  listMs: utcMs(product.listing_date),
  lockMs: utcMs(product.lock_date),
});

export const stageAt = (product: Ieo, nowMs: number): IeoStage => stageOf(ieoTimes(product), nowMs);

/** Listed: trading has begun. */
export const isListed = (stage: IeoStage): boolean => stage === 'locked' || stage === 'unlocked';

/** Position of each stage among the five that are dated; paid coins are locked before the listing already. */
export const stageIndex: Readonly<Record<IeoStage, number>> = {
  coming: -1,
  open: 0,
  allotting: 1,
  paying: 2,
  listing: 3,
  locked: 3,
  unlocked: 4,
};

export const coinScaleOf = ({ new_scale: scale }: Ieo): number => scale ?? finestScale;
export const payScaleOf = ({ scale }: Ieo): number => scale ?? finestScale;
