// User actions on options, as commands: each is logged, and idempotent.
import type { Kysely } from 'kysely';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { LoggedCommand, MoneyCommand } from '../../commands/MoneyCommand.ts';
import { demoAsset } from '../lever/public/demoContracts.ts';
import type { Products } from '../products/public/Products.ts';
import { requireVerified } from '../verification/public/requireVerified.ts';
import type { OptionBook, PlaceOption } from './OptionBook.ts';
import { optionRows } from './OptionOrder.ts';
import type { OptionOrder } from './OptionOrder.ts';

export const placing = (book: OptionBook): MoneyCommand<PlaceOption, OptionOrder, number> => ({
  name: 'option.place',
  repetition: ({ clientOrderId }) => clientOrderId,
  record: ({ matchId, asset, direction, seconds, stake }) => ({ matchId, asset, direction, seconds, stake }),
  run: (tx, input) => book.place(tx, input),
  outcome: ({ id }) => id,
});

/** Like placing, for a user who must be eligible for options, and verified. */
export const placingOffered = (book: OptionBook, products: Products): ReturnType<typeof placing> => {
  const placed = placing(book);
  return {
    ...placed,
    run: async (tx, input) => {
      // Demo orders carry no risk, so country, verification and questionnaire do not apply.
      if (input.asset !== demoAsset) await requireOffered(tx.db, input.owner, products);
      return placed.run(tx, input);
    },
  };
};

/**
 * @throws Refusal when the country does not allow it, of type 998 when a verification level is missing, or before the
 * questions are passed
 */
async function requireOffered(db: Kysely<Schema>, owner: string, products: Products): Promise<void> {
  const { isOpen } = (await products.of(owner, db)).option;
  if (!isOpen) throw new Refusal('products.closed', { words: 'option.region' });
  await requireVerified(db, owner);
  await products.requireOffered(db, owner, 'option');
}

export const optionLog: Readonly<Record<'option.place' | 'option.resetDemo', LoggedCommand>> = {
  'option.place': optionRows.logged,
  'option.resetDemo': {},
};
