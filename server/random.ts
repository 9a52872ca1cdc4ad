// Where chance comes from. It is handed in from outside, so that a verification run can repeat itself.
import { createHash, randomBytes } from 'node:crypto';

export interface Random {
  bytes(length: number): Buffer;
}

export const systemRandom: Random = { bytes: randomBytes };

/** Repeatable bytes for tests and verification, never for a server that people use. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  return {
    bytes(length) {
      const blocks: Buffer[] = [];
      for (let size = 0; size < length; size += 32) {
        blocks.push(createHash('sha256').update(`${seed}:${counter++}`).digest());
      }
      return Buffer.concat(blocks).subarray(0, length);
    },
  };
}

/** A whole number from 0 to below `limit`, each equally likely: values from the uneven top are drawn again. */
export function randomBelow(random: Random, limit: number): number {
  const top = 2 ** 48;
  const even = top - (top % limit);
  for (;;) {
    const drawn = random.bytes(6).readUIntBE(0, 6);
    if (drawn < even) return drawn % limit;
  }
}
