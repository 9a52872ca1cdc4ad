/** Readiness checks; a failing one is reported by its code. */
export class Readiness {
  private readonly needs = new Map<string, () => boolean | Promise<boolean>>();
  private readonly warningChecks = new Map<string, () => boolean | Promise<boolean>>();

  /** @param isMet runs at each query; an exception counts as failure */
  require(code: string, isMet: () => boolean | Promise<boolean>): void {
    if (this.needs.has(code)) throw new Error(`${code} is required twice`);
    this.needs.set(code, isMet);
  }

  /** Adds a check of an optional part, reported as a warning. */
  warn(code: string, isFine: () => boolean | Promise<boolean>): void {
    if (this.warningChecks.has(code)) throw new Error(`${code} is warned of twice`);
    this.warningChecks.set(code, isFine);
  }

  /** Codes of failing checks; empty if the server is ready. */
  reasons(): Promise<string[]> {
    return Readiness.missing(this.needs);
  }

  /** Codes of failing optional checks. */
  warnings(): Promise<string[]> {
    return Readiness.missing(this.warningChecks);
  }

  private static async missing(asked: Readiness['needs']): Promise<string[]> {
    const codes = Array.from(asked, async ([code, isMet]) => {
      const isFine = await (async () => isMet())().catch(() => false);
      return isFine ? [] : [code];
    });
    return (await Promise.all(codes)).flat();
  }
}
