// Live streams of the desk's page: which lists have changed, without data.
import type { ServerResponse } from 'node:http';
import type { DeskChange } from '../../../contracts/desk.ts';
import type { ServerEvent } from '../../commands/events.ts';
import { Refusal } from '../../refusal.ts';
import type { Operator } from './public/Operators.ts';

/** Below the proxies' usual timeout of an idle connection. */
const heartbeatMs = 20_000;
const streamsMost = 100;
/** Tabs of one operator. */
const ownMost = 8;

interface Stream {
  operator: Operator;
  response: ServerResponse;
}

export class DeskStreams {
  private readonly open = new Set<Stream>();
  private readonly isCurrent: (token: string | undefined) => Promise<boolean>;

  /** @param isCurrent whether a session still holds; asked with each heartbeat */
  constructor(isCurrent: (token: string | undefined) => Promise<boolean>) {
    this.isCurrent = isCurrent;
  }

  /** @throws Refusal system.busy when there are too many */
  add(operator: Operator, token: string | undefined, response: ServerResponse): void {
    const own = [...this.open].filter((stream) => stream.operator.id === operator.id);
    if (this.open.size >= streamsMost || own.length >= ownMost) throw new Refusal('system.busy');
    const stream = { operator, response };
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Proxies would otherwise collect the lines.
      'x-accel-buffering': 'no',
    });
    response.write(':\n\n');
    this.open.add(stream);
    const heartbeat = setInterval(() => {
      void this.isCurrent(token).then((holds) => {
        if (holds) response.write(':\n\n');
        else response.end();
      });
    }, heartbeatMs);
    heartbeat.unref();
    response.on('close', () => {
      clearInterval(heartbeat);
      this.open.delete(stream);
    });
  }

  tell(events: readonly ServerEvent[]): void {
    if (this.open.size === 0) return;
    for (const { operator, response } of this.open) {
      const changes = new Set(events.flatMap((event) => changesFor(operator, event)));
      for (const change of changes) response.write(`data: ${change}\n\n`);
    }
  }

  close(): void {
    for (const { response } of this.open) response.end();
  }
}

const all: readonly DeskChange[] = ['queue', 'orders', 'conversations'];

/** Lists of this operator that an event changes. */
export function changesFor({ merchant }: Operator, event: ServerEvent): readonly DeskChange[] {
  const isDesk = merchant === undefined;
  switch (event.type) {
    case 'reset':
      return all;
    case 'review':
      return isDesk ? ['queue'] : [];
    case 'otcOrder':
      return isDesk || event.merchant === merchant ? ['orders'] : [];
    case 'chat':
      return (isDesk ? event.isWithDesk : event.merchant === merchant) ? ['conversations'] : [];
    default:
      return [];
  }
}
