import { createHmac, timingSafeEqual } from 'node:crypto';
import { wideNetworkOf } from '../../../http/networkOf.ts';
import { Attempts, hashOfKey } from '../public/Attempts.ts';
import type { Place } from './GuessLimiter.ts';
import { NetworkAttempts } from './NetworkAttempts.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Initial wait. */
const leastMs = 15 * minuteMs;
const mostMs = 8 * 60 * minuteMs;
/** Number of wrong passwords after a wait that doubles the wait of later requests. */
const failuresPerDoubling = 20;
/** Time after the wait during which the password may be tried. */
const graceMs = 30 * minuteMs;

/** A wait that has been used, or that is still running. */
export interface Waited {
  /** 0 when the wait is over. */
  seconds: number;
  /** Proof to send with the next attempt. */
  proof: string;
}

interface Options {
  clock: { now(): number };
  /** Signs proofs; stable across restarts. */
  key: Buffer;
  /** Password attempts after a wait that one network may make within a quarter of an hour, across all accounts. */
  failuresPerNetwork: number;
}

/**
 * Slow log-in for accounts without a channel for codes whose password is being guessed: wait, then try once. The wait
 * proof is signed and not stored, so requests fill no storage, and its time never moves: attempts by others lengthen
 * only waits that begin later. Each network that asked has one attempt per wait.
 */
export class LoginDelay {
  private readonly options: Options;
  private readonly tried: Attempts;
  private readonly failed: Attempts;
  private readonly network: NetworkAttempts;

  constructor(options: Options) {
    const { clock, failuresPerNetwork } = options;
    this.options = options;
    this.tried = new Attempts(clock, 1, leastMs);
    this.failed = new Attempts(clock, Infinity, dayMs);
    this.network = new NetworkAttempts(clock, failuresPerNetwork, leastMs);
  }

  counters(name: string): Record<string, Attempts> {
    return {
      [`${name}.tried`]: this.tried,
      [`${name}.failed`]: this.failed,
      ...this.network.counters(`${name}.network`),
    };
  }

  /**
   * Continues with this proof, or begins a wait when the proof is of another account, expired, or used. An attempt
   * after the wait is counted before its password is checked.
   */
  take(place: Place, proof: string | undefined): Waited {
    const { clock } = this.options;
    const read = proof === undefined ? undefined : this.read(place, proof);
    if (!read || read.dueAt + graceMs <= clock.now()) return this.begin(place);
    const seconds = Math.ceil((read.dueAt - clock.now()) / 1000);
    if (seconds > 0) return { seconds, proof: proof! };
    const slot = `${place.identifier} ${read.line}`;
    if (this.tried.waitS(slot) > 0) return this.begin(place);
    const waitS = this.network.waitS(place.network);
    if (waitS > 0) return { seconds: waitS, proof: proof! };
    this.tried.count(slot, read.waitMs);
    this.failed.count(place.identifier);
    this.network.count(place.network);
    return { seconds: 0, proof: proof! };
  }

  /** The attempt was the owner's, or was not made. */
  giveBack(place: Place, proof: string): void {
    const read = this.read(place, proof);
    if (read) this.tried.uncount(`${place.identifier} ${read.line}`);
    this.failed.uncount(place.identifier);
    this.network.uncount(place.network);
  }

  private begin(place: Place): Waited {
    const doublings = Math.floor(this.failed.counted(place.identifier) / failuresPerDoubling);
    const waitMs = Math.min(mostMs, leastMs * 2 ** Math.min(doublings, 10));
    const line = hashOfKey(wideNetworkOf(place.network));
    const dueAt = this.options.clock.now() + waitMs;
    const said = [dueAt.toString(36), waitMs.toString(36), line].join('.');
    return { seconds: waitMs / 1000, proof: `${said}.${this.sign(place, said)}` };
  }

  private read(place: Place, proof: string) {
    const parts = proof.split('.');
    const [due, wait, line, signature] = parts;
    if (parts.length !== 4 || !due || !wait || !line || !signature) return undefined;
    const right = Buffer.from(this.sign(place, [due, wait, line].join('.')));
    const given = Buffer.from(signature);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return { dueAt: parseInt(due, 36), waitMs: parseInt(wait, 36), line };
  }

  private sign({ identifier }: Place, said: string): string {
    return createHmac('sha256', this.options.key).update(`${identifier}\n${said}`).digest('base64url');
  }
}
