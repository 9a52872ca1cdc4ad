// What the server counts and measures of itself, in the form that Prometheus reads. Whoever has something to tell adds
// it: context.metrics.gauge('outbox_waiting', 'Messages that wait to leave', () => outbox.waiting);
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** Of every name that is not the process's own. */
const prefix = 'meridian_';

type Read<Value> = () => Value | undefined | Promise<Value | undefined>;

/** Names are in base units (seconds) and end as Prometheus has it; a label has values of a set that is known before. */
export class Metrics {
  private readonly registry = new Registry();

  /** Memory, processor, event loop and files of the process. To be called once a process. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Something that is read whenever somebody asks; what cannot be told has no line. */
  gauge(name: string, help: string, read: Read<number>): void {
    this.addGauge({ name, help }, read, (gauge, value) => gauge.set(value));
  }

  /** As `gauge`, with a line for each value of a label. */
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
        // One that fails leaves all others to be told.
        const value = await (async () => read())().catch(() => undefined);
        // In one go, as another scrape may be under way. Without a label a gauge is 0 until it is taken out.
        this.reset();
        this.remove({});
        if (value !== undefined) set(this, value);
      },
    });
  }
}
