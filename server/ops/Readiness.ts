/** What the server needs to work, by a code that says what is missing where it is not met. */
export class Readiness {
  private readonly needs = new Map<string, () => boolean | Promise<boolean>>();

  /** @param isMet is asked whenever somebody asks; what throws is not met */
  require(code: string, isMet: () => boolean | Promise<boolean>): void {
    if (this.needs.has(code)) throw new Error(`${code} is required twice`);
    this.needs.set(code, isMet);
  }

  /** Codes of what is missing; none where the server can work. */
  async reasons(): Promise<string[]> {
    const codes = Array.from(this.needs, async ([code, isMet]) => {
      const isFine = await (async () => isMet())().catch(() => false);
      return isFine ? [] : [code];
    });
    return (await Promise.all(codes)).flat();
  }
}
