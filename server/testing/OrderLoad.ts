import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './processes/ServerProcess.ts';

/** Far from the market. */
export const bid = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };

/** Users that place and cancel one order after another, until their server no longer responds. */
export class OrderLoad {
  /** Client ids of acknowledged orders, and ids of acknowledged cancellations. */
  readonly placed: string[] = [];
  readonly cancelled: number[] = [];
  private readonly server: ServerProcess;
  private readonly token: string;
  private isOver = false;
  private count = 0;
  private readonly name = `load-${randomUUID().slice(0, 8)}`;
  private readonly working: Promise<unknown>;

  constructor(server: ServerProcess, token: string) {
    this.server = server;
    this.token = token;
    this.working = Promise.allSettled(Array.from({ length: 12 }, () => this.work()));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.working;
  }

  private async work(): Promise<void> {
    while (!this.isOver) {
      const client_order_id = `${this.name}-${(this.count += 1)}-00`;
      const placed = await this.server.post('coin/trade', { ...bid, client_order_id }, this.token);
      if (placed.type !== 'ok') {
        await sleep(10);
        continue;
      }
      this.placed.push(client_order_id);
      const id = String(placed.data.id);
      const cancelled = await this.server.send('PUT', 'coin/trade/cancel', { id }, this.token);
      if (cancelled.type === 'ok') this.cancelled.push(Number(id));
    }
  }
}

export type Acknowledged = Pick<OrderLoad, 'placed' | 'cancelled'>;

export interface KeptOrder {
  id: string;
  client: string;
  status: string;
}

/** PostgreSQL query of all stored orders. */
export const keptOrders = 'select id::text, client_order_id as client, status::text from spot_order';

/** Acknowledged orders of a load that are missing or duplicated in the database. */
export function lostOf({ placed, cancelled }: Acknowledged, rows: readonly KeptOrder[]): string[] {
  const clients = new Map<string, number>();
  for (const { client } of rows) clients.set(client, (clients.get(client) ?? 0) + 1);
  const ended = new Set(rows.filter(({ status }) => status === '3').map(({ id }) => Number(id)));
  return [
    ...placed.filter((id) => !clients.has(id)).map((id) => `${id} is lost`),
    ...[...clients].filter(([, count]) => count > 1).map(([id]) => `${id} is there twice`),
    ...cancelled.filter((id) => !ended.has(id)).map((id) => `${id} was cancelled and is open`),
  ];
}
