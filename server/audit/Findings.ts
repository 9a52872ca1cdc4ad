/** More than these help nobody to find what has happened. */
const mostKept = 50;

/** What an audit found to be wrong, in sentences without anybody's data: accounts by number and asset. */
export class Findings {
  private readonly sentences: string[] = [];
  private more = 0;

  /** Told once, however often it is met. */
  add(sentence: string): void {
    if (this.sentences.includes(sentence)) return;
    if (this.sentences.length < mostKept) this.sentences.push(sentence);
    else this.more += 1;
  }

  all(): string[] {
    return this.more === 0 ? this.sentences : [...this.sentences, `And ${this.more} more`];
  }
}
