// One server at a time writes to a database of PostgreSQL: the one that holds its lease. Another waits until the lease
// has run out. Every transaction of the writer names the term in which it was begun, so that a server that slept beyond
// its lease writes nothing more, whatever it believes.
import type { Pool, PoolClient } from 'pg';

/** The lease belongs to another server now. */
export class LeaseLost extends Error {
  constructor() {
    super('Another server writes to this database now');
    this.name = 'LeaseLost';
  }
}

export interface LeaseTimes {
  /** How long it lasts without being renewed. */
  lastsMs: number;
  renewEveryMs: number;
  /** How often whoever waits for it looks. */
  lookEveryMs: number;
}

/** A server that dies is replaced within five seconds: its lease runs out, and the next one reads the database. */
export const defaultTimes: LeaseTimes = { lastsMs: 2500, renewEveryMs: 500, lookEveryMs: 200 };

const setUp = `create table if not exists server_lease (
  name text primary key,
  term bigint not null,
  expires_at timestamptz not null
)`;

export class Lease {
  private readonly pool: Pool;
  private readonly times: LeaseTimes;
  private term: bigint | undefined;
  private heldUntil = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private loss: LeaseLost | undefined;
  private confirming: Promise<void> | undefined;
  private renewing: Promise<void> | undefined;
  /** Between two terms: the database may have the next one before memory does. */
  private isTurning = false;
  private readonly listeners: ((error: LeaseLost) => void)[] = [];

  /** @param pool of the lease alone, so that it never waits for others */
  constructor(pool: Pool, times: LeaseTimes = defaultTimes) {
    this.pool = pool;
    this.times = times;
  }

  /**
   * Waits until the lease is this server's, and keeps it from then on.
   * @param isPassing whether what failed may work again by itself
   * @param onWaiting told once when another server has it
   */
  async take(isPassing: (error: unknown) => boolean, onWaiting?: () => void): Promise<void> {
    await this.createTable();
    let isTold = false;
    let isTaken = await this.tryTake();
    while (!isTaken) {
      if (!isTold) onWaiting?.();
      isTold = true;
      await new Promise((resolve) => setTimeout(resolve, this.times.lookEveryMs));
      // Whoever stands by outlasts a database that goes away for a while, as the one that works does.
      isTaken = await this.tryTake().catch((error: unknown) => {
        if (isPassing(error)) return false;
        throw error;
      });
    }
    this.keep();
  }

  /**
   * Begins a new term, so that whatever a lost connection may still be committing is either there from now on or never.
   * @throws LeaseLost when another server has the lease
   */
  async renewTerm(): Promise<void> {
    const { term } = this;
    if (term === undefined || this.loss) throw this.loss ?? new LeaseLost();
    const asked = performance.now();
    this.isTurning = true;
    try {
      const taken = await this.inTransaction(async (client) => {
        // Waits for the transaction of the term that was: it holds on to this row until it has ended.
        await client.query(`select from server_lease where name = 'writer' and term = $1 for update`, [term]);
        const { rows } = await client.query<{ term: bigint }>(
          `update server_lease set term = term + 1, expires_at = clock_timestamp() + $2 * interval '1 ms'
         where name = 'writer' and term = $1 returning term`,
          [term, this.times.lastsMs],
        );
        return rows[0]?.term;
      });
      if (taken === undefined) throw this.lose();
      this.term = taken;
      this.heldUntil = asked + this.times.lastsMs;
    } finally {
      this.isTurning = false;
    }
  }

  /** What a transaction says first: no row comes back unless the lease is still this server's. */
  get fence(): string {
    if (this.term === undefined) throw new LeaseLost();
    return `select from server_lease where name = 'writer' and term = ${this.term} for key share`;
  }

  /** False from the moment on at which another server may have taken it. */
  private get isHeld(): boolean {
    return !this.loss && performance.now() < this.heldUntil;
  }

  /** Calls back once when it is lost. Nothing brings it back: only a new process helps. */
  whenLost(listener: (error: LeaseLost) => void): void {
    if (this.loss) listener(this.loss);
    else this.listeners.push(listener);
  }

  /** To be called by whoever is told so by the database. */
  lose(): LeaseLost {
    if (this.loss) return this.loss;
    this.loss = new LeaseLost();
    clearTimeout(this.timer);
    for (const listener of this.listeners.splice(0)) listener(this.loss);
    return this.loss;
  }

  /** Lets the next server begin at once. */
  async giveBack(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.listeners.length = 0;
    // A renewal that landed afterwards would keep it.
    await this.renewing;
    if (this.term !== undefined && !this.loss) {
      const free = `update server_lease set expires_at = '-infinity' where name = 'writer' and term = $1`;
      // It runs out by itself otherwise.
      await this.pool.query(free, [this.term]).catch(() => undefined);
    }
    this.term = undefined;
  }

  private async createTable(): Promise<void> {
    try {
      await this.pool.query(setUp);
    } catch (error) {
      // Two that create it at once: the other one has.
      if (!['23505', '42P07'].includes((error as { code?: string }).code ?? '')) throw error;
    }
    await this.pool.query(
      `insert into server_lease values ('writer', 0, '-infinity') on conflict (name) do nothing`,
    );
  }

  private async tryTake(): Promise<boolean> {
    const isFree = `select from server_lease where name = 'writer' and expires_at < clock_timestamp()`;
    // Without a lock: whoever only looks never stands in the way of who has it.
    if ((await this.pool.query(isFree)).rowCount === 0) return false;
    const asked = performance.now();
    const term = await this.inTransaction(async (client) => {
      if ((await client.query(`${isFree} for update`)).rowCount === 0) return undefined;
      const { rows } = await client.query<{ term: bigint }>(
        `update server_lease set term = term + 1, expires_at = clock_timestamp() + $1 * interval '1 ms'
         where name = 'writer' returning term`,
        [this.times.lastsMs],
      );
      return rows[0]?.term;
    });
    if (term === undefined) return false;
    this.term = term;
    this.heldUntil = asked + this.times.lastsMs;
    return true;
  }

  private keep(): void {
    this.timer = setTimeout(() => {
      this.renewing = this.renew();
    }, this.times.renewEveryMs);
  }

  /** Sees to it that no other server writes to the database. @throws Error when that cannot be said */
  async confirm(): Promise<void> {
    // All who ask at once share one question.
    if (!this.isHeld)
      await (this.confirming ??= this.renewNow().finally(() => (this.confirming = undefined)));
    if (!this.isHeld) throw this.loss ?? new Error('The database does not say whose it is');
  }

  private async renew(): Promise<void> {
    // Where the database cannot be reached nothing can be written either, and it may be back before anybody else is.
    await this.renewNow().catch(() => undefined);
    if (!this.loss && this.timer) this.keep();
  }

  private async renewNow(): Promise<void> {
    const asked = performance.now();
    const { term } = this;
    const renewed = await this.pool.query(
      `update server_lease set expires_at = clock_timestamp() + $2 * interval '1 ms'
       where name = 'writer' and term = $1`,
      [term, this.times.lastsMs],
    );
    if (renewed.rowCount === 1) this.heldUntil = asked + this.times.lastsMs;
    // A term that began meanwhile is asked for the next time.
    else if (term === this.term && !this.isTurning) this.lose();
  }

  private async inTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // One that failed is closed, which takes back what it has begun.
      client.release(failure);
    }
  }
}
