const longestRestMs = 2000;
/** The database must retain the snapshot while the audit reads it, so its duration is limited. */
const mostRestInView = 4;

/** The audit was stopped. */
class AuditStopped extends Error {
  constructor() {
    super('The audit was told to end');
    this.name = 'AuditStopped';
  }
}

/** Scheduling of an audit within the process: other work runs after each page. */
export class Pace {
  isStopped = false;
  private rests = 0;
  private since = performance.now();
  private readonly wakes = new Set<() => void>();

  /** @param rests ratio of rest to work; 0 while the process is idle */
  begin(rests: number): void {
    this.rests = rests;
    this.since = performance.now();
  }

  /**
   * Pause between two pages.
   * @throws AuditStopped
   */
  readonly rest = async (isInView: boolean): Promise<void> => {
    const workedMs = performance.now() - this.since;
    const rests = isInView ? Math.min(this.rests, mostRestInView) : this.rests;
    if (rests > 0) await this.sleep(Math.min(longestRestMs, workedMs * rests));
    else await new Promise(setImmediate);
    if (this.isStopped) throw new AuditStopped();
    this.since = performance.now();
  };

  async sleep(ms: number): Promise<void> {
    if (this.isStopped) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.wakes.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms).unref();
      this.wakes.add(wake);
    });
  }

  /** Ends the audit at its next pause, and interrupts the current one. */
  stop(): void {
    this.isStopped = true;
    for (const wake of [...this.wakes]) wake();
  }
}
