/**
 * Runs the requests of one account one after another, so that the second of two sends of one tap finds the first's
 * result before it checks a code that the first has used. Accounts do not wait for each other.
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
