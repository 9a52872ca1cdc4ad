// Only one server at a time writes to a PostgreSQL database: the holder of its lease. A standby waits until the lease
// expires. Every transaction of the command executor names the term in which it began, so a server that was suspended
// beyond its lease writes nothing more.
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** The lease has passed to another server. */
export class LeaseLost extends Error {
  constructor() {
    super('Another server writes to this database now');
    this.name = 'LeaseLost';
  }
}

export interface LeaseTimes {
  /** Duration of the lease without renewal. */
  lastsMs: number;
  renewEveryMs: number;
  /** Poll interval of a standby. */
  lookEveryMs: number;
}

/** Half of the five seconds within which a dead server is to be replaced: the next server then reads the database. */
export const defaultTimes: LeaseTimes = { lastsMs: 2500, renewEveryMs: 500, lookEveryMs: 200 };

const setUp = `create table if not exists server_lease (
  name text primary key,
  term bigint not null,
  holder text not null,
  expires_at timestamptz not null
)`;

/** Time that a start retries before it gives up. */
const firstTriesMs = 3000;

/** Timeout of a poll and of a renewal: shorter than the lease, so that another connection can still renew it. */
const longestQuestionMs = 1000;

/** Elapsed milliseconds; time during which the machine was suspended counts on one of the clocks. */
interface Moment {
  steadyMs: number;
  wallMs: number;
}

function now(): Moment {
  return { steadyMs: performance.now(), wallMs: Date.now() };
}

function passedSince({ steadyMs, wallMs }: Moment): number {
  return Math.max(performance.now() - steadyMs, Date.now() - wallMs);
}

export class Lease {
  private readonly pool: Pool;
  private readonly times: LeaseTimes;
  /** Unique id of this server: identifies requests whose response was lost. */
  private readonly holder = randomUUID();
  private term: bigint | undefined;
  private renewedAt: Moment | undefined;
  private timer: NodeJS.Timeout | undefined;
  private loss: LeaseLost | undefined;
  private creating: Promise<void> | undefined;
  private confirming: Promise<void> | undefined;
  private renewing: Promise<void> | undefined;
  private readonly listeners: ((error: LeaseLost) => void)[] = [];
  /** Called while the database does not respond and another server may have taken the lease. */
  onSilence: (() => void) | undefined;

  /** @param pool used by the lease only, so that it never waits for other queries */
  constructor(pool: Pool, times: LeaseTimes = defaultTimes) {
    this.pool = pool;
    this.times = times;
  }

  /** Application name of the command executor's connection, so that a successor can terminate it. */
  get writerName(): string {
    return writerNameOf(this.holder);
  }

  /**
   * Waits for the lease and keeps renewing it.
   * @param isPassing whether an error is temporary
   * @param onWaiting called once when another server holds it
   */
  async take(isPassing: (error: unknown) => boolean, onWaiting?: () => void): Promise<void> {
    const began = performance.now();
    for (let isTold = false; ;) {
      try {
        if (await this.tryTake()) break;
        if (!isTold) onWaiting?.();
        isTold = true;
      } catch (error) {
        // A standby survives an outage of the database, as the active server does. At a first start the error is
        // reported.
        if (!isPassing(error) || (!isTold && performance.now() - began > firstTriesMs)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, this.times.lookEveryMs));
    }
    this.keep();
  }

  /**
   * Begins a new term: a pending commit of a lost connection is either committed by now or never.
   * @throws LeaseLost when another server has the lease
   */
  async renewTerm(): Promise<void> {
    if (this.term === undefined || this.loss) throw this.loss ?? new LeaseLost();
    if (!(await this.beginTerm(this.holder))) throw this.lose();
  }

  /** First statement of each transaction: it returns no row unless this server still holds the lease. */
  get fence(): string {
    if (this.term === undefined) throw new LeaseLost();
    return `select from server_lease where name = 'writer' and term = ${this.term} for key share`;
  }

  /** False once another server may have taken it. */
  private get isHeld(): boolean {
    const { loss, renewedAt } = this;
    return !loss && renewedAt !== undefined && passedSince(renewedAt) < this.times.lastsMs;
  }

  /** Calls the listener once when the lease is lost. This is final: only a new process can take it again. */
  whenLost(listener: (error: LeaseLost) => void): void {
    if (this.loss) listener(this.loss);
    else this.listeners.push(listener);
  }

  /** Call this when the database reports the loss. */
  lose(): LeaseLost {
    if (this.loss) return this.loss;
    this.loss = new LeaseLost();
    clearTimeout(this.timer);
    for (const listener of this.listeners.splice(0)) listener(this.loss);
    return this.loss;
  }

  /** Releases the lease, so that a standby starts immediately. */
  async giveBack(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.listeners.length = 0;
    // A later renewal would keep the lease.
    await this.renewing;
    if (this.term !== undefined && !this.loss) {
      const free = `update server_lease set expires_at = '-infinity', holder = '' where name = 'writer' and holder = $1`;
      // Otherwise it expires by itself.
      await this.ask(free, [this.holder]).catch(() => undefined);
    }
    this.term = undefined;
  }

  private async createTable(): Promise<void> {
    try {
      await this.pool.query(setUp);
    } catch (error) {
      // Another server created it concurrently and holds the lease.
      if (!['23505', '42P07'].includes((error as { code?: string }).code ?? '')) throw error;
    }
    await this.pool.query(
      `insert into server_lease values ('writer', 0, '', '-infinity') on conflict (name) do nothing`,
    );
  }

  /** Takes an expired lease. */
  private async tryTake(): Promise<boolean> {
    await (this.creating ??= this.createTable().catch((error: unknown) => {
      this.creating = undefined;
      throw error;
    }));
    // Without a lock, so that polling never blocks the holder.
    const { rows } = await this.ask<{ holder: string }>(
      `select holder from server_lease where name = 'writer' and (expires_at < clock_timestamp() or holder = $1)`,
      [this.holder],
    );
    return rows[0] !== undefined && (await this.beginTerm(rows[0].holder));
  }

  /**
   * Begins the term after `before`, possibly this server's own; work of the old term ends first.
   * @returns false when another server has begun one
   */
  private async beginTerm(before: string): Promise<boolean> {
    // Otherwise a server that vanished or was suspended in a transaction would block for as long as its connection
    // lasts.
    await this.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = current_user and application_name = $1`,
      [writerNameOf(before)],
    );
    const asked = now();
    const isMine = `name = 'writer' and holder = $1 and (holder = $2 or expires_at < clock_timestamp())`;
    const term = await this.inTransaction(async (client) => {
      // Waits for the previous leader's transaction to finish: it locks this row until its end.
      const locked = await client.query(`select from server_lease where ${isMine} for update`, [
        before,
        this.holder,
      ]);
      if (locked.rowCount === 0) return undefined;
      const { rows } = await client.query<{ term: bigint }>(
        `update server_lease set term = term + 1, holder = $1,
         expires_at = clock_timestamp() + $2 * interval '1 ms' where name = 'writer' returning term`,
        [this.holder, this.times.lastsMs],
      );
      return rows[0]?.term;
    });
    if (term === undefined) return false;
    this.term = term;
    this.renewedAt = asked;
    return true;
  }

  private keep(): void {
    this.timer = setTimeout(() => {
      this.renewing = this.renew();
    }, this.times.renewEveryMs);
  }

  /**
   * Confirms that no other server writes to the database.
   * @throws Error when it cannot be confirmed
   */
  async confirm(): Promise<void> {
    // Concurrent callers share one query.
    if (!this.isHeld)
      await (this.confirming ??= this.renewNow().finally(() => (this.confirming = undefined)));
    if (!this.isHeld) throw this.loss ?? new Error('The database does not say whose it is');
  }

  private async renew(): Promise<void> {
    // While the database is unreachable nothing can be written either, and it may return before another server does.
    await this.renewNow().catch(() => {
      if (!this.isHeld) this.onSilence?.();
    });
    if (!this.loss && this.timer) this.keep();
  }

  private async renewNow(): Promise<void> {
    const asked = now();
    await this.renewOnce().catch((error: unknown) => {
      // The process was busy and has not read the answer: the silence is its own.
      if (this.loss || passedSince(asked) < 2 * longestQuestionMs) throw error;
      return this.renewOnce();
    });
  }

  private async renewOnce(): Promise<void> {
    const asked = now();
    const renewed = await this.ask(
      `update server_lease set expires_at = clock_timestamp() + $2 * interval '1 ms'
       where name = 'writer' and holder = $1`,
      [this.holder, this.times.lastsMs],
    );
    if (renewed.rowCount === 1) this.renewedAt = asked;
    else this.lose();
  }

  private ask<Row extends object>(text: string, values: unknown[]): Promise<QueryResult<Row>> {
    const question = { text, values, query_timeout: longestQuestionMs };
    return this.pool.query<Row>(question);
  }

  private async inTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    let failure: Error | undefined;
    try {
      // A term lost in a database crash would look like one started by another server.
      await client.query('begin; set local synchronous_commit = on');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // A failed connection is closed, which rolls back its transaction.
      client.release(failure);
    }
  }
}

function writerNameOf(holder: string): string {
  return `meridian writer ${holder}`;
}
