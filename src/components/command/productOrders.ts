import { BigNumber } from 'bignumber.js';
import { clockToleranceMs } from './clockTolerance.ts';

/** What was paid into a product, as a back end lists it. */
interface ProductOrder {
  amount: string;
  client_order_id?: string | undefined;
  config_id?: number | undefined;
}

interface ProductOrders<Row extends ProductOrder> {
  /** The back end keeps the ids that its callers choose. */
  keepsIds: boolean;
  ask: (query: { client_order_id?: string; status?: '1'; limit: string }) => Promise<readonly Row[]>;
  /** ms since 1970 UTC. */
  madeMsOf: (row: Row) => number;
}

/** How an order is looked up whose answer did not come: by its id, or among those that run and ask for the same. */
export const lookUps = <Values extends { product: string; amount: string }, Row extends ProductOrder>({
  keepsIds,
  ask,
  madeMsOf,
}: ProductOrders<Row>) => ({
  async find(clientId: string): Promise<Row | undefined> {
    if (!keepsIds) return undefined;
    // A back end without this filter answers others as well.
    const rows = await ask({ client_order_id: clientId, limit: '1' });
    return rows.find((row) => row.client_order_id === clientId);
  },
  async findAlike({ product, amount }: Values, sinceMs: number): Promise<Row[]> {
    const rows = await ask({ status: '1', limit: '50' });
    return rows.filter(
      (row) =>
        (row.client_order_id === undefined || row.config_id === undefined) &&
        (row.config_id === undefined || String(row.config_id) === product) &&
        new BigNumber(row.amount).eq(amount) &&
        madeMsOf(row) >= sinceMs - clockToleranceMs,
    );
  },
});
