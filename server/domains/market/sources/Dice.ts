import type { Random } from '../../../random.ts';

/**
 * Random numbers of the simulator: fast, and repeatable for the same seed bytes (sfc32 by Chris Doty-Humphrey). Only
 * the model draws from it; every result is rounded to ticks and steps before it is used for money.
 */
export class Dice {
  private a: number;
  private b: number;
  private c: number;
  private count = 1;
  private spare: number | undefined;

  constructor(random: Random, seed: number) {
    const bytes = random.bytes(12);
    this.a = bytes.readInt32LE(0) ^ seed;
    this.b = bytes.readInt32LE(4);
    this.c = bytes.readInt32LE(8);
    // The first numbers still correlate for similar seeds.
    for (let round = 0; round < 15; round += 1) this.uniform();
  }

  /** From 0 to below 1. */
  uniform(): number {
    const drawn = (((this.a + this.b) | 0) + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + drawn;
    this.c |= 0;
    return (drawn >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.uniform();
  }

  chance(probability: number): boolean {
    return this.uniform() < probability;
  }

  /** Standard normal. */
  normal(): number {
    if (this.spare !== undefined) {
      const spare = this.spare;
      this.spare = undefined;
      return spare;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - this.uniform()));
    const angle = 2 * Math.PI * this.uniform();
    this.spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  /** Log-normal with this median; `spread` is the deviation of the logarithm. */
  logNormal(median: number, spread: number): number {
    return median * Math.exp(spread * this.normal());
  }

  /** Number of events at a mean rate; meant for small means. */
  poisson(mean: number): number {
    const limit = Math.exp(-Math.min(mean, 30));
    let product = this.uniform();
    let events = 0;
    while (product > limit) {
      events += 1;
      product *= this.uniform();
    }
    return events;
  }
}
