// Provider states of verification (contracts/states).
import sharp from 'sharp';
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import type { Level } from '../../domains/verification/tables.ts';
import { submitAdvanced, submitBasic } from '../../domains/verification/submit.ts';

const said = {
  country: 'Germany',
  name: 'Lena Marie Hartmann',
  card_id: 'LZ6311T47',
  address: 'Lindenallee 14\n50968 Köln',
};
const desk = 'desk:pacts';

const partsOf = ({ store: { db }, executor, sealer }: Context) => ({ db, executor, sealer });

async function newestCase({ reviews }: Context, owner: string, level: Level): Promise<number> {
  const [row] = await reviews.of({ owner, kind: `verification.${level}`, limit: 1 });
  return Number(row!.id);
}

export async function uploadPicture(context: Context, owner: string): Promise<string> {
  const white = { create: { width: 400, height: 250, channels: 3, background: '#ffffff' } } as const;
  const picture = await context.pictures.draw(await sharp(white).jpeg().toBuffer());
  return context.documents.keep(owner, picture!, { asksRejection: false });
}

/** Submits this level; the basic one is verified before the advanced one. */
export async function sendLevel(
  context: Context,
  owner: string,
  level: Level,
  changes: Partial<typeof said> = {},
): Promise<number> {
  if (level === 'basic') {
    await submitBasic(partsOf(context), owner, { ...said, ...changes });
  } else {
    await verifyBasic(context, owner, changes);
    const [front_pic, reverse_pic, hand_pic] = [
      await uploadPicture(context, owner),
      await uploadPicture(context, owner),
      await uploadPicture(context, owner),
    ] as const;
    await submitAdvanced(partsOf(context), owner, { front_pic, reverse_pic, hand_pic });
  }
  return newestCase(context, owner, level);
}

export async function verifyBasic(
  context: Context,
  owner: string,
  changes: Partial<typeof said> = {},
): Promise<void> {
  const review = await sendLevel(context, owner, 'basic', changes);
  await context.reviews.take(desk, review);
  await context.reviews.approve(desk, review);
}

/** Verifies both levels, which withdrawals require. */
export async function verifyBoth(context: Context, owner: string, changes: Partial<typeof said> = {}) {
  const review = await sendLevel(context, owner, 'advanced', changes);
  await context.reviews.take(desk, review);
  await context.reviews.approve(desk, review);
}

export async function rejectLevel(context: Context, owner: string, level: Level): Promise<StateValues> {
  const review = await sendLevel(context, owner, level);
  await context.reviews.take(desk, review);
  const reasons = {
    basic: { name: 'verification.nameDiffers' },
    advanced: { front_pic: 'verification.glare' },
  } as const;
  await context.reviews.reject(desk, review, reasons[level]);
  return {};
}
