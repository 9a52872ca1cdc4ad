/** Sums by key. */
export class Tally<Key> {
  private readonly sums = new Map<Key, bigint>();

  add(key: Key, units: bigint): void {
    this.sums.set(key, this.get(key) + units);
  }

  get(key: Key): bigint {
    return this.sums.get(key) ?? 0n;
  }

  nonZero(): [Key, bigint][] {
    return [...this.sums].filter(([, units]) => units !== 0n);
  }
}
