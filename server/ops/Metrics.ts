// Metrics in Prometheus format. Modules register their own: context.metrics.gauge('outbox_waiting', 'Messages that wait
// to leave', () => outbox.waiting);
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** Prefix of all names except those of the process. */
const prefix = 'meridian_';

type Read<Value> = () => Value | undefined | Promise<Value | undefined>;

/** Names are in base units (seconds) with Prometheus suffixes; the values of a label are a known, finite set. */
export class Metrics {
  private readonly registry = new Registry();

  /** Memory, processor, event loop and files of the process. Call once per process. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A value read at each scrape; an undefined value has no line. */
  gauge(name: string, help: string, read: Read<number>): void {
    this.addGauge({ name, help }, read, (gauge, value) => gauge.set(value));
  }

  /** Like `gauge`, one line for each value of a label. */
  gauges(name: string, help: string, label: string, read: Read<ReadonlyMap<string, number>>): void {
    this.addGauge({ name, help, label }, read, (gauge, values) => {
      for (const [named, value] of values) gauge.set({ [label]: named }, value);
    });
  }

  /** @param name ends with _total */
  counter<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    return new Counter({ name: prefix + name, help, labelNames, registers: [this.registry] });
  }

  histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: readonly number[],
    labelNames: readonly Label[] = [],
  ): Histogram<Label> {
    const registers = [this.registry];
    return new Histogram({ name: prefix + name, help, labelNames, buckets: [...buckets], registers });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private addGauge<Value>(
    { name, help, label }: { name: string; help: string; label?: string },
    read: Read<Value>,
    set: (gauge: Gauge<string>, value: Value) => void,
  ): void {
    new Gauge({
      name: prefix + name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.registry],
      async collect(this: Gauge<string>) {
        // A failing reader does not affect the others.
        const value = await (async () => read())().catch(() => undefined);
        // Synchronous, because another scrape may be in progress. Without a label a gauge is 0 until it is removed.
        this.reset();
        this.remove({});
        if (value !== undefined) set(this, value);
      },
    });
  }
}
