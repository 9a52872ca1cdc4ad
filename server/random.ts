// Source of randomness. It is injected, so that a verification run is reproducible.
import { createHash, randomBytes } from 'node:crypto';

export interface Random {
  bytes(length: number): Buffer;
}

export const systemRandom: Random = { bytes: randomBytes };

/** Reproducible bytes for tests and verification, never for production. */
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

/** Uniform integer from 0 to below `limit`: values from the incomplete top range are rejected. */
export function randomBelow(random: Random, limit: number): number {
  const top = 2 ** 48;
  const even = top - (top % limit);
  for (;;) {
    const drawn = random.bytes(6).readUIntBE(0, 6);
    if (drawn < even) return drawn % limit;
  }
}
