// Monitors the consistency of the books: at startup, and repeatedly during operation.
import type { MoneyGate, MoneyScope } from '../ledger/MoneyGate.ts';
import { UnknownOutcome } from '../commands/CommandExecutor.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/openStore.ts';
import { audit } from './audit.ts';
import type { AuditResult, Rules } from './audit.ts';
import type { Quarantine } from './Quarantine.ts';
import { readMark, writeMark } from './checkpoints.ts';
import type { Mark } from './checkpoints.ts';
import { reasonsOf } from './damagedFields.ts';
import { sentencesOf } from './Findings.ts';
import type { Violation } from './Findings.ts';
import { Pace } from './Pace.ts';
import { clearStops, keepStops, readStops } from './stops.ts';

/** Maximum delay of a start by the audit; afterwards users can read everything while money still waits. */
const longestStartMs = 5000;
/** Pause after an audit as a multiple of its duration: while money waits for it, and during operation. */
const restsWaitedFor = 1;
const restsUnnoticed = 49;
/** Retry interval while the database is unreachable. */
const triesAgainMs = 1000;

export interface BooksWatchOptions {
  store: Store;
  rules: Rules;
  executor: CommandExecutor;
  gate: MoneyGate;
  quarantine: Pick<Quarantine, 'owners'>;
  clock: { now(): number };
  /** Pause between two audits. */
  everyMs: number;
  /** Called for audits that could not finish; the next one may succeed. */
  onFault: (error: unknown) => void;
  startMs?: number;
}

/** No checkpoint if there are violations. */
interface Seen {
  violations: readonly Violation[];
  mark?: Mark | undefined;
}

const ofAll = (sentences: readonly string[]): Violation[] =>
  sentences.map((sentence) => ({ sentence, scope: 'all' }));

/** The command executor is temporarily unavailable. */
const isAway = (error: unknown): boolean =>
  error instanceof Refusal && ['system.unavailable', 'system.busy'].includes(error.reason);

export class BooksWatch {
  private readonly options: BooksWatchOptions;
  private readonly pace = new Pace();
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private keeping: Promise<unknown> = Promise.resolve();
  private isWaitedFor = false;
  private auditedAt: number | undefined;

  constructor(options: BooksWatchOptions) {
    this.options = options;
  }

  /** Time when the last completed audit ended, ms since 1970 UTC, whatever its result. */
  get lastAt(): number | undefined {
    return this.auditedAt;
  }

  /**
   * Enables money movement if the books are consistent, or stops it. An audit longer than a few seconds continues in
   * the background, and money waits for it.
   * @throws Error if the database cannot be read or written
   */
  async start(): Promise<void> {
    const { gate, startMs = longestStartMs } = this.options;
    gate.pause();
    gate.whenStopped((stops) => {
      const { executor, onFault } = this.options;
      const keep = executor.run('audit.stop', ({ db, now }) => keepStops(db, stops, now));
      // If it cannot be stored, the next start detects the same problem; while memory is loaded, `decide` stores it.
      this.keeping = Promise.all([
        this.keeping,
        keep.catch((error: unknown) => (isAway(error) ? undefined : onFault(error))),
      ]);
    });
    this.isWaitedFor = true;
    const first = this.first().finally(() => (this.isWaitedFor = false));
    let isLate = false;
    this.working = first.catch((error: unknown) => {
      if (isLate) this.fail(error);
    });
    const waited = new Promise<void>((resolve) => {
      this.timer = setTimeout(resolve, startMs);
    });
    await Promise.race([first, waited]);
    clearTimeout(this.timer);
    isLate = true;
    if (this.isWaitedFor) this.pace.begin(restsWaitedFor);
  }

  /** Repeats audits while the server runs. */
  keepOn(): void {
    if (this.pace.isStopped) return;
    this.timer = setTimeout(() => {
      this.working = (this.working ?? Promise.resolve())
        .then(() => this.again())
        .catch((error: unknown) => this.fail(error))
        .finally(() => this.keepOn());
    }, this.options.everyMs).unref();
  }

  async stop(): Promise<void> {
    this.pace.stop();
    await this.working;
    await this.keeping;
    clearTimeout(this.timer);
  }

  /** All current violations, with those of quarantined owners separate; it neither stops nor enables money. */
  inspect(): Promise<AuditResult> {
    return this.inTurn(() => this.audit());
  }

  /**
   * Pauses money, runs a repair, then runs a complete audit: money is enabled again if there are no violations, and
   * stopped otherwise.
   * @param scope money to pause: 'demo' leaves real money enabled
   * @param repair receives the audit's findings, and calls `clear` before it changes anything
   * @throws what `repair` throws, after the audit
   */
  afterRepair<Done>(
    scope: MoneyScope,
    repair: (found: AuditResult, clear: () => void) => Promise<Done>,
  ): Promise<Done> {
    return this.inTurn(async () => {
      const { gate } = this.options;
      gate.pause(gate.isOpen ? scope : 'all');
      try {
        return await repair(await this.audit(), () => gate.clear());
      } finally {
        await this.decide(() => this.see(() => this.audit()));
      }
    });
  }

  private inTurn<Done>(run: () => Promise<Done>): Promise<Done> {
    const turn = (this.working ?? Promise.resolve()).then(() => {
      this.pace.begin(restsWaitedFor);
      return run();
    });
    this.working = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  private first(): Promise<void> {
    return this.decide(() => this.lookFirst());
  }

  /** Stops money where an audit finds violations, and enables the rest. */
  private async decide(look: () => Promise<Seen>): Promise<void> {
    const { gate } = this.options;
    for (;;) {
      try {
        const { violations, mark } = await look();
        this.stopFor(violations);
        if (violations.some(({ scope }) => scope === 'all')) return await this.keepStopped();
        // Also proves that the database is writable.
        await this.keep(mark);
        return gate.resume();
      } catch (error) {
        if (!this.isPassing(error) || this.pace.isStopped) throw error;
        await this.pace.sleep(triesAgainMs);
      }
    }
  }

  private stopFor(violations: readonly Violation[]): void {
    for (const scope of ['all', 'demo'] as const) {
      const own = violations.filter((violation) => violation.scope === scope);
      this.options.gate.stop(sentencesOf(own), scope);
    }
  }

  private lookFirst(): Promise<Seen> {
    const { store } = this.options;
    return this.see(async () => {
      const damage = await store.integrity();
      // Findings based on damaged pages would only hide the damage.
      if (damage.length > 0) return { violations: ofAll(damage) };
      const isStopped = (await readStops(store.apart)).length > 0;
      const isWhole = isStopped || this.options.quarantine.owners.size > 0;
      return this.look(isWhole ? undefined : await readMark(store.apart));
    });
  }

  /** An unreadable row counts as a violation; a database out of reach does not. */
  private async see(look: () => Promise<Seen>): Promise<Seen> {
    const { store, clock } = this.options;
    try {
      const { violations, mark } = await look();
      this.auditedAt = clock.now();
      return violations.length > 0 ? { violations } : { violations, mark };
    } catch (error) {
      const damage = store.damageOf(error);
      if (damage !== undefined) return { violations: ofAll([damage]) };
      if (store.isPassing(error) || this.pace.isStopped) throw error;
      const reasons = await reasonsOf(store.apart, error);
      return { violations: ofAll(reasons.map((reason) => `The books cannot be read: ${reason}`)) };
    }
  }

  /** Audits what follows a stored mark, or everything if the balances differ from the mark. */
  private async look(since: Mark | undefined): Promise<AuditResult> {
    const { store, rules } = this.options;
    const { rest } = this.pace;
    const later = since && (await audit(store.apart, { ...rules, since, rest }));
    if (later?.continues) return later;
    const whole = await this.audit();
    // Only a whole audit notices rows that were deleted together with everything that refers to them.
    const violations = whole.violations.length > 0 ? whole.violations : (later?.violations ?? []);
    return { ...whole, violations };
  }

  private async again(): Promise<void> {
    if (!this.options.gate.isOpen || this.pace.isStopped) return;
    this.pace.begin(restsUnnoticed);
    const { violations, mark } = await this.see(() => this.audit());
    if (mark) await this.keep(mark);
    else this.stopFor(violations);
  }

  /** Audits everything. */
  private audit(): Promise<AuditResult> {
    const { store, rules, quarantine } = this.options;
    return audit(store.apart, { ...rules, quarantined: quarantine.owners, rest: this.pace.rest });
  }

  private async keepStopped(): Promise<void> {
    const { executor, gate, onFault } = this.options;
    await executor.run('audit.stop', ({ db, now }) => keepStops(db, gate.stops, now)).catch(onFault);
  }

  private async keep(mark: Mark | undefined): Promise<void> {
    const { executor, gate } = this.options;
    await executor.run('audit.keep', async ({ db, now }) => {
      await clearStops(db);
      await keepStops(db, gate.stops, now);
      if (mark) await writeMark(db, mark, now);
    });
  }

  /**
   * Includes a checkpoint that could not be committed while the database was unreachable: the books are not
   * inconsistent.
   */
  private isPassing(error: unknown): boolean {
    if (isAway(error)) return true;
    return this.options.store.isPassing(error instanceof UnknownOutcome ? error.cause : error);
  }

  private fail(error: unknown): void {
    if (this.pace.isStopped) return;
    const { store, gate, onFault } = this.options;
    const damage = store.damageOf(error);
    if (damage !== undefined) gate.stop([damage]);
    else if (!gate.isOpen && !this.isPassing(error)) gate.stop(['The books could not be checked']);
    onFault(error);
  }
}
