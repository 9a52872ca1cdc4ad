// What a provider has told of the blocks of a transfer. Its notices come late, twice and in any order: what holds follows
// from all that was told, and not from what was told last.
import type { DepositRow } from '../tables.ts';
import type { CustodyDeposit } from '../../../custody/notices/verifyWebhook.ts';

export interface ToldBlock {
  hash: string;
  height: number;
  /** The most that were told. */
  confirmations: number;
  isReversed?: true;
  /** The most that were told after it was taken back: by an old notice, or because the chain has it again. */
  again?: number;
}

/** Maximum number of blocks per transfer; chains do not replace the same blocks more often. */
const blocksMost = 16;

export const toldBlocksOf = ({ told_blocks }: Pick<DepositRow, 'told_blocks'>): ToldBlock[] =>
  JSON.parse(told_blocks) as ToldBlock[];

/** Adds the contents of a notice. */
export function withNotice(
  blocks: readonly ToldBlock[],
  { blockHash, height, confirmations, isReversed }: CustodyDeposit,
): ToldBlock[] {
  const known = blocks.find(({ hash }) => hash === blockHash) ?? {
    hash: blockHash,
    height,
    confirmations: 0,
  };
  const next: ToldBlock = isReversed
    ? { ...known, isReversed: true }
    : known.isReversed
      ? { ...known, again: Math.max(known.again ?? 0, confirmations) }
      : { ...known, confirmations: Math.max(known.confirmations, confirmations) };
  const others = blocks.filter(({ hash }) => hash !== blockHash);
  // Those that were taken back first are the least likely to come up again.
  const surplus = others.length + 1 - blocksMost;
  const left = new Set(others.filter((each) => each.isReversed).slice(0, Math.max(0, surplus)));
  return [...others.filter((each) => !left.has(each)), next];
}

/**
 * The block that has it, by all that is known: one that has all confirmations before one with most of them. One that was
 * taken back counts where it has all of them afterwards and no other has it; a desk looks at it then.
 */
export function holdingBlock(
  blocks: readonly ToldBlock[],
  needed: number,
): (ToldBlock & { isFinal: boolean }) | undefined {
  const standing = blocks.filter(({ isReversed }) => !isReversed);
  const [best] = standing.toSorted(
    (one, other) =>
      Math.min(needed, other.confirmations) - Math.min(needed, one.confirmations) ||
      other.height - one.height,
  );
  if (best) return { ...best, isFinal: best.confirmations >= needed };
  const again = blocks.find((each) => (each.again ?? 0) >= needed);
  return again && { ...again, isFinal: true };
}

/** Its provider has told of the block that it counts as being in that the chain has taken that back. */
export function isTakenBackBefore(row: Pick<DepositRow, 'told_blocks' | 'block_hash'>): boolean {
  return toldBlocksOf(row).some(({ hash, isReversed }) => isReversed === true && hash === row.block_hash);
}
