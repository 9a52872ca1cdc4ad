/** What the server needs to work, by a code that says what is missing where it is not met. */
export class Readiness {
  private readonly needs = new Map<string, () => boolean | Promise<boolean>>();
  private readonly wishes = new Map<string, () => boolean | Promise<boolean>>();

  /** @param isMet is asked whenever somebody asks; what throws is not met */
  require(code: string, isMet: () => boolean | Promise<boolean>): void {
    if (this.needs.has(code)) throw new Error(`${code} is required twice`);
    this.needs.set(code, isMet);
  }

  /** What it works without, and whoever runs it has to see to. */
  warn(code: string, isFine: () => boolean | Promise<boolean>): void {
    if (this.wishes.has(code)) throw new Error(`${code} is warned of twice`);
    this.wishes.set(code, isFine);
  }

  /** Codes of what is missing; none where the server can work. */
  reasons(): Promise<string[]> {
    return Readiness.missing(this.needs);
  }

  /** Codes of what has to be seen to. */
  warnings(): Promise<string[]> {
    return Readiness.missing(this.wishes);
  }

  private static async missing(asked: Readiness['needs']): Promise<string[]> {
    const codes = Array.from(asked, async ([code, isMet]) => {
      const isFine = await (async () => isMet())().catch(() => false);
      return isFine ? [] : [code];
    });
    return (await Promise.all(codes)).flat();
  }
}
