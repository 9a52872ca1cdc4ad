interface Waiting {
  start(): void;
  refuse(): void;
}

interface Options {
  /** Maximum number of concurrent tasks. */
  concurrent: number;
  /** Maximum number of waiting tasks, from all networks, */
  waitingMost: number;
  /** Maximum waiting requests from one place. */
  waitingMostHere: number;
}

/**
 * Runs tasks a few at a time and takes turns between networks: a network with many tasks waits behind its own. When the
 * queue is full, the last task of the network with the longest queue is dropped.
 */
export class FairScheduler {
  private readonly options: Options;
  /** By place, next in turn first. */
  private readonly waiting = new Map<string, Waiting[]>();
  private waitingCount = 0;
  private running = 0;

  constructor(options: Options) {
    this.options = options;
  }

  /** @param busy creates the error that is thrown when too many wait */
  async run<Answer>(place: string, work: () => Promise<Answer>, busy: () => Error): Promise<Answer> {
    if (this.running >= this.options.concurrent) await this.wait(place, busy);
    else this.running += 1;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private wait(place: string, busy: () => Error): Promise<void> {
    const { waitingMost, waitingMostHere } = this.options;
    const here = this.waiting.get(place);
    if (here && here.length >= waitingMostHere) throw busy();
    if (this.waitingCount >= waitingMost && !this.makeRoom((here?.length ?? 0) + 1)) throw busy();
    return new Promise((start, refuse) => {
      const one = { start, refuse: () => refuse(busy()) };
      if (here) here.push(one);
      else this.waiting.set(place, [one]);
      this.waitingCount += 1;
    });
  }

  /** @param asked number of waiting requests including the new one */
  private makeRoom(asked: number): boolean {
    let most: [place: string, waiting: Waiting[]] | undefined;
    for (const entry of this.waiting) if (!most || entry[1].length > most[1].length) most = entry;
    if (!most || most[1].length <= asked) return false;
    this.waitingCount -= 1;
    most[1].pop()!.refuse();
    return true;
  }

  /** Gives the freed slot to the next place. */
  private next(): void {
    const [first] = this.waiting;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [place, waiting] = first;
    this.waiting.delete(place);
    const one = waiting.shift()!;
    if (waiting.length > 0) this.waiting.set(place, waiting);
    this.waitingCount -= 1;
    one.start();
  }
}
