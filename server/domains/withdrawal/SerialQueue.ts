/**
 * What one account asks for at once is done one after another, so that of two sendings of one tap the second finds what the
 * first has done, before it tries a code that the first has used up. Accounts do not wait for each other.
 */
export class SerialQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<Answer>(owner: string, work: () => Promise<Answer>): Promise<Answer> {
    const before = this.last.get(owner);
    const own = Promise.resolve(before?.catch(() => undefined)).then(work);
    this.last.set(owner, own);
    try {
      return await own;
    } finally {
      if (this.last.get(owner) === own) this.last.delete(owner);
    }
  }
}
