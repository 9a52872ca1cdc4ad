/** Posted sums by subject and reason. */
export class PostedSums<Reason extends string> {
  private readonly sums = new Map<bigint, Partial<Record<Reason, bigint>>>();

  add(id: bigint, reason: Reason, units: bigint): void {
    const sums: Partial<Record<Reason, bigint>> = this.sums.get(id) ?? {};
    sums[reason] = (sums[reason] ?? 0n) + units;
    this.sums.set(id, sums);
  }

  get(id: bigint, reason: Reason): bigint {
    return this.sums.get(id)?.[reason] ?? 0n;
  }
}
