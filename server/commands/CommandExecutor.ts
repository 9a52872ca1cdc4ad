// The single command executor. Queued commands run one after another inside one transaction, each undone alone when it
// fails, and share one durable commit. Answers are sent only after that commit.
// While a group runs, memory is ahead of the database, and other work runs whenever the group awaits. Code outside a
// group therefore reads memory only through `read`, which never sees a group in progress.
// Commands must await nothing but tx.db, because all other commands wait for them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ControlledTransaction } from 'kysely';
import { Refusal } from '../refusal.ts';
import { conflictTries, isConflict } from '../store/isConflict.ts';
import type { Store } from '../store/openStore.ts';
import type { Schema } from '../store/schema.ts';
import type { ServerEvent } from './events.ts';
import { CommandLog } from './CommandLog.ts';
import { DueQueue } from './DueQueue.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Command, PlatformCommand, Json, MoneyCommand, Performed } from './MoneyCommand.ts';
import { OutboxQueue } from './OutboxQueue.ts';
import type { OutboxQueueOptions } from './OutboxQueue.ts';
import type { Participant } from './Participant.ts';
import { loggedOf, newLeft, runCommands } from './runCommands.ts';
import type { Answered, GroupOutcome, ReviewOpener, Waiting } from './runCommands.ts';
import type { Undo } from './Undo.ts';
import type { ExecutorObserver } from './ExecutorObserver.ts';

/** The commit of a command failed: its outcome is unknown and has to be looked up. */
export class UnknownOutcome extends Error {
  /**
   * The database is available but rejected rows of the group, those of this or of another command: no commit was
   * attempted.
   */
  readonly wasRefused: boolean;

  constructor(cause: unknown, { wasRefused }: { wasRefused: boolean }) {
    super('The outcome of this command is unknown', { cause });
    this.name = 'UnknownOutcome';
    this.wasRefused = wasRefused;
  }
}

/** Outcome of a group whose commit failed. */
interface Failed {
  error: unknown;
  wasRefused: boolean;
  /** Events published if the commit turns out to have happened. */
  events: readonly ServerEvent[];
  /** Whether its commands have not been answered and can be run again. */
  mayRunAgain: boolean;
}

/** Retry interval while the database is unreachable. */
const triesAgainMs = 250;

export interface ExecutorOptions {
  store: Store;
  ledger: Ledger;
  undo: Undo;
  clock: { now(): number };
  participants: readonly Participant[];
  /** Kinds and channels of messages that commands may send; none by default. */
  messages?: Pick<OutboxQueueOptions, 'kinds' | 'channels'>;
  reviews: ReviewOpener;
  /** Owners whose own commands are refused. */
  quarantine?: { readonly owners: ReadonlySet<string> };
  /** Maximum number of queued commands; further ones are refused with system.busy. */
  queueLimit?: number;
  /** Maximum number of commands in a commit. */
  groupLimit?: number;
  /** Maximum delay for writing the platform's own state (platform trades) while no user command arrives. */
  platformDelayMs?: number;
  onFault?(error: unknown): void;
  observer?: ExecutorObserver;
}

type Optional = 'onFault' | 'observer';

export class CommandExecutor {
  private readonly options: Required<Omit<ExecutorOptions, Optional | 'messages'>> &
    Pick<ExecutorOptions, Optional>;
  private readonly log = new CommandLog();
  private readonly due: DueQueue;
  private readonly outbox: OutboxQueue;
  private readonly left = newLeft();
  private participants: readonly Participant[];
  private readonly listeners = new Set<(events: readonly ServerEvent[]) => void>();
  private queue: Waiting[] = [];
  private looks: (() => void)[] = [];
  private isInGroup = false;
  /** The database is out of reach: reads fail instead of waiting. */
  private isCutOff = false;
  private working: Promise<void> | undefined;
  private lastFlush = 0;
  private state: 'closed' | 'open' | 'broken' = 'closed';
  private isStopping = false;
  private readonly brokenListeners: ((error: unknown) => void)[] = [];
  private breakDown: { error: unknown } | undefined;

  constructor(options: ExecutorOptions) {
    const quarantine = { owners: new Set<string>() };
    this.options = { queueLimit: 5000, groupLimit: 256, platformDelayMs: 250, quarantine, ...options };
    const { undo, clock, messages = { kinds: {}, channels: [] } } = options;
    this.due = new DueQueue(undo);
    this.outbox = new OutboxQueue({ undo, clock, ...messages });
    this.participants = [...options.participants, this.log, this.due, this.outbox];
  }

  /** Reads the state from the database and starts to accept commands. */
  async start(): Promise<void> {
    await this.rebuild().catch(async (error: unknown) => {
      if (!this.options.store.isPassing(error)) throw error;
      const failure = await this.readAgain(() => undefined);
      if (failure) throw failure.error;
    });
    this.state = 'open';
    this.options.store.whenLost((error) => this.breakOff(error));
  }

  /** Finishes waiting commands, writes pending rows, and stops accepting commands. */
  async stop(): Promise<void> {
    this.isStopping = true;
    while (this.working) await this.working;
    if (this.state === 'open') await this.runGroup([], true);
    this.state = 'closed';
  }

  subscribe(listener: (events: readonly ServerEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Adds a participant before the others, so that it sees the rows that they are about to write.
   * @returns function that removes it
   */
  join(participant: Participant): () => void {
    this.participants = [participant, ...this.participants];
    return () => {
      this.participants = this.participants.filter((other) => other !== participant);
    };
  }

  /**
   * Called once when the state cannot be rebuilt after a failed commit, or another server writes to the database. No
   * command is accepted from then on: recovery requires a new process, which reads the complete database.
   */
  whenBroken(listener: (error: unknown) => void): void {
    if (this.breakDown) listener(this.breakDown.error);
    else this.brokenListeners.push(listener);
  }

  /** Number of waiting commands. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Earliest due time scheduled by commands of the current group; Infinity if none. */
  get earliestScheduled(): number {
    return this.due.earliest;
  }

  /**
   * Runs a command that moves no money in the next group and resolves after its commit.
   * @throws Refusal of the command; Refusal system.busy when the queue is full; UnknownOutcome when the commit failed
   */
  async run<Answer>(name: string, command: Command<Answer>): Promise<Answer> {
    return (await this.enqueue({ name, command })).answer as Answer;
  }

  /**
   * Like `run`, on behalf of a user: does nothing if the account has been closed meanwhile.
   * @param owner 'user:12'
   * @throws Refusal session.expired
   */
  async runFor<Answer>(owner: string, name: string, command: Command<Answer>): Promise<Answer> {
    return (await this.enqueue({ name, command, asker: owner })).answer as Answer;
  }

  /**
   * Like `run`, for the platform's own accounts; not logged.
   * @param options isAlone: the command may fail its whole group, so it gets a group of its own
   */
  async runForPlatform<Answer>(
    name: string,
    command: PlatformCommand<Answer>,
    { isAlone = false }: { isAlone?: boolean } = {},
  ): Promise<Answer> {
    return (await this.enqueue({ name, command, isAlone })).answer as Answer;
  }

  /**
   * Like `run`, for a command of a user or an operator that moves money: it is logged and idempotent.
   * @param actor 'user:12', 'desk:3', 'visitor'
   * @param options isRepair: the command writes rows that memory mirrors; the answer follows after memory has been
   * reloaded
   */
  async perform<Input, Answer, Outcome extends Json>(
    command: MoneyCommand<Input, Answer, Outcome>,
    actor: string,
    input: Input,
    { isRepair = false }: { isRepair?: boolean } = {},
  ): Promise<Performed<Answer, Outcome>> {
    const logged = loggedOf(command, actor, input);
    const { name } = command;
    const { answer, isRepetition, isSame } = await this.enqueue({
      name,
      logged,
      isRepair,
      isAlone: isRepair,
      command: (tx) => command.run(tx, input),
    });
    return isRepetition
      ? { isRepetition, isSame, outcome: answer as Outcome }
      : { isRepetition, answer: answer as Answer };
  }

  /**
   * Reads memory while it matches the database: immediately, or after the commit in progress. The result of `look` must
   * not change later; `look` is synchronous.
   * @throws Refusal system.unavailable when memory does not match the database; any error of `look`
   */
  async read<Seen>(look: () => Seen): Promise<Seen> {
    await this.options.store.confirm().catch(() => {
      throw new Refusal('system.unavailable');
    });
    return new Promise<Seen>((resolve, reject) => {
      const run = () => {
        if (this.state !== 'open') return reject(new Refusal('system.unavailable'));
        try {
          resolve(look());
        } catch (error) {
          reject(error);
        }
      };
      if (this.isInGroup && !this.isCutOff) this.looks.push(run);
      else run();
    });
  }

  private enqueue(waiting: Omit<Waiting, 'resolve' | 'reject'>): Promise<Answered> {
    if (this.state !== 'open' || this.isStopping) return Promise.reject(new Refusal('system.unavailable'));
    if (this.queue.length >= this.options.queueLimit) {
      this.options.observer?.onBusy();
      return Promise.reject(new Refusal('system.busy'));
    }
    return new Promise((resolve, reject) => {
      this.queue.push({ ...waiting, resolve, reject });
      this.working ??= this.work();
    });
  }

  private async work(): Promise<void> {
    // Requests that arrive in the same turn of the event loop join the first group.
    await new Promise(setImmediate);
    while (this.queue.length > 0) {
      await this.runGroup(this.takeGroup(), false);
      // Lets the event loop read sockets, so that the size of the next group follows the load.
      await new Promise(setImmediate);
    }
    this.working = undefined;
  }

  /** The oldest queued commands, up to the first that needs a commit of its own. */
  private takeGroup(): Waiting[] {
    const { groupLimit } = this.options;
    const alone = this.queue.slice(0, groupLimit).findIndex(({ isAlone }) => isAlone);
    return this.queue.splice(0, alone === -1 ? groupLimit : Math.max(1, alone));
  }

  private async runGroup(group: readonly Waiting[], final: boolean): Promise<void> {
    this.isInGroup = true;
    try {
      await this.commitGroup(group, final);
    } finally {
      this.isInGroup = false;
      for (const look of this.looks.splice(0)) look();
    }
  }

  /** @param run number of runs of the group, including this one */
  private async commitGroup(group: readonly Waiting[], final: boolean, run = 1): Promise<void> {
    let transaction: ControlledTransaction<Schema> | undefined;
    let outcome: GroupOutcome;
    let events: ServerEvent[] = [];
    let isFlushed = false;
    let isCommitting = false;
    const isRepair = group.some((waiting) => waiting.isRepair);
    const began = performance.now();
    const observe = (isCommitted: boolean) =>
      this.options.observer?.onGroup({
        commands: group.length,
        ms: performance.now() - began,
        isCommitted,
      });
    try {
      transaction = await this.options.store.writing.startTransaction().execute();
      // Nothing pending may overwrite the rows that it repairs.
      if (isRepair) await this.flush();
      outcome = await runCommands(transaction, group, {
        ...this.options,
        log: this.log,
        due: this.due,
        outbox: this.outbox,
        left: this.left,
      });
      isFlushed = final || isRepair || this.hasToFlush();
      if (isFlushed) await this.flush();
      events = this.eventsOf(outcome);
      isCommitting = true;
      await transaction.commit().execute();
    } catch (error) {
      observe(false);
      // Unwritten rows are lost, whatever the result of the commit.
      const wasRefused = !isCommitting && !this.options.store.isPassing(error);
      const failed = { error, wasRefused, events: isFlushed ? events : [] };
      // A conflict has no effect, not even in the commit, so nothing needs to be reported.
      const mayRunAgain = isConflict(error) && run < conflictTries;
      const waits = await this.recover(transaction, group, { ...failed, mayRunAgain });
      return waits ? this.commitGroup(group, final, run + 1) : undefined;
    }
    observe(true);
    this.options.undo.forget();
    if (isRepair && !(await this.reload())) return this.reject(group, new Refusal('system.unavailable'));
    for (const { waiting, ...answered } of outcome.done) waiting.resolve(answered);
    for (const { waiting, error } of outcome.failed) waiting.reject(error);
    this.tell(isRepair ? [...events, { type: 'reset' }] : events);
  }

  /**
   * Reloads the in-memory state from the database.
   * @returns whether commands can continue
   */
  private async reload(): Promise<boolean> {
    this.state = 'broken';
    const failure = await this.readAgain(() => undefined);
    if (failure) this.breakOff(failure.error);
    else if (!this.breakDown) this.state = 'open';
    return this.state === 'open';
  }

  private eventsOf({ events }: GroupOutcome): ServerEvent[] {
    for (const participant of this.participants) events.push(...participant.takeEvents());
    return events;
  }

  /** Platform trades alone may wait for company: a crash loses them whole, on both sides. */
  private hasToFlush(): boolean {
    const pending = this.participants.map((participant) => participant.pending());
    if (pending.includes('now')) return true;
    return pending.includes('soon') && performance.now() - this.lastFlush >= this.options.platformDelayMs;
  }

  private async flush(): Promise<void> {
    await this.options.store.send(this.participants.flatMap((participant) => participant.takeRows()));
    this.lastFlush = performance.now();
  }

  /**
   * The in-memory state is ahead of the database, so it is reloaded before anything else runs.
   * @returns whether the group has not been answered and can be run again
   */
  private async recover(
    transaction: ControlledTransaction<Schema> | undefined,
    group: readonly Waiting[],
    { error, wasRefused, events, mayRunAgain }: Failed,
  ): Promise<boolean> {
    const unknown = new UnknownOutcome(error, { wasRefused });
    const { undo, onFault } = this.options;
    this.state = 'broken';
    undo.forget();
    onFault?.(error);
    if (transaction && !transaction.isCommitted)
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    let isAnswered = false;
    const failure = await this.readAgain(() => {
      this.isCutOff = true;
      isAnswered = true;
      for (const look of this.looks.splice(0)) look();
      this.reject(group, unknown);
      this.reject(this.queue.splice(0), new Refusal('system.unavailable'));
    });
    this.isCutOff = false;
    if (failure) this.breakOff(failure.error);
    else if (!this.breakDown) this.state = 'open';
    const waits = mayRunAgain && !isAnswered && this.isOpen;
    if (!waits) this.reject(group, unknown);
    if (!this.isOpen) return false;
    const wasKept = this.participants.some((participant) => participant.wasKept?.());
    this.tell([...(wasKept ? events : []), { type: 'reset' }]);
    return waits;
  }

  private get isOpen(): boolean {
    return this.state === 'open';
  }

  /**
   * Retries reading the database for as long as it is only out of reach.
   * @param onDelay runs before commands would start to queue up
   * @returns the reason why reading cannot succeed
   */
  private async readAgain(onDelay: () => void): Promise<{ error: unknown } | undefined> {
    const { store, onFault } = this.options;
    for (let told = ''; ;) {
      try {
        await store.recover();
        await this.rebuild();
        return undefined;
      } catch (error) {
        if (told !== String(error)) onFault?.(error);
        told = String(error);
        if (!store.isPassing(error) || this.isStopping) return { error };
      }
      onDelay();
      await sleep(triesAgainMs);
    }
  }

  private breakOff(error: unknown): void {
    this.state = 'broken';
    this.breakDown ??= { error };
    this.reject(this.queue.splice(0), new Refusal('system.unavailable'));
    for (const listener of this.brokenListeners.splice(0)) listener(this.breakDown.error);
  }

  private reject(commands: readonly Waiting[], error: Error): void {
    for (const waiting of commands) waiting.reject(error);
  }

  private async rebuild(): Promise<void> {
    for (const participant of this.participants) await participant.rebuild(this.options.store.writing);
  }

  private tell(events: readonly ServerEvent[]): void {
    if (events.length === 0) return;
    for (const listener of this.listeners) {
      try {
        listener(events);
      } catch (error) {
        this.options.onFault?.(error);
      }
    }
  }
}
