import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordCost } from '../../../config.ts';
import type { Random } from '../../../random.ts';
import { Refusal } from '../../../refusal.ts';
import { FairScheduler } from '../limits/FairScheduler.ts';

const derive = promisify(argon2);

const tagLength = 32;
const turns = {
  /** Each hash occupies a core and its memory for a while; more concurrent ones would starve trading. */
  concurrent: 2,
  /** Some seconds of work; later callers are refused and must retry. */
  waitingMost: 100,
  /** Limit of one network: some are shared by many users. */
  waitingMostHere: 20,
};

/**
 * argon2id hashes as PHC text, computed off the event loop with limited concurrency, scheduled fairly between networks.
 */
export class Passwords {
  private readonly random: Random;
  private readonly cost: PasswordCost;
  private readonly turns = new FairScheduler(turns);
  private readonly decoy: string;

  constructor(random: Random, cost: PasswordCost) {
    this.random = random;
    this.cost = cost;
    // Decoy for unknown users: compared like any other hash, and not derived from a password.
    this.decoy = written(cost, random.bytes(16), random.bytes(tagLength));
  }

  /**
   * @param network network of the caller
   * @throws Refusal system.busy when too many wait
   */
  async hash(password: string, network: string): Promise<string> {
    const salt = this.random.bytes(16);
    const tag = await this.derive(password, salt, { cost: this.cost, network });
    return written(this.cost, salt, tag);
  }

  /**
   * Verifies a password against a hash. Without a hash (no such account, or '': one without a password) it does the same
   * work on a decoy, so that timing does not reveal which accounts exist.
   * @throws Refusal system.busy when too many wait
   */
  async verify(password: string, hash: string | undefined, network: string): Promise<boolean> {
    const { cost, salt, tag } = parse(hash || this.decoy);
    const derived = await this.derive(password, salt, { cost, network });
    return timingSafeEqual(derived, tag) && Boolean(hash);
  }

  private derive(password: string, nonce: Buffer, { cost, network }: Asked): Promise<Buffer> {
    const work = () =>
      derive('argon2id', {
        // One password typed on two keyboards may be two sequences of code points.
        message: password.normalize('NFKC'),
        nonce,
        parallelism: cost.parallelism,
        memory: cost.memoryKiB,
        passes: cost.passes,
        tagLength,
      });
    return this.turns.run(network, work, () => new Refusal('system.busy'));
  }
}

interface Asked {
  cost: PasswordCost;
  network: string;
}

function written({ memoryKiB, passes, parallelism }: PasswordCost, salt: Buffer, tag: Buffer): string {
  const cost = `m=${memoryKiB},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

function parse(hash: string): { cost: PasswordCost; salt: Buffer; tag: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!match) throw new Error('A stored password hash has an unknown form');
  const [, memory, passes, parallelism, salt, tag] = match;
  return {
    cost: { memoryKiB: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt!, 'base64url'),
    tag: Buffer.from(tag!, 'base64url'),
  };
}
