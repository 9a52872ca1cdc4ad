import type { Person } from './Person.ts';
import { isPlain } from './productServer.ts';

interface LedgerRecord {
  id: number;
  order_id?: number;
}

/** Filter of the first list: a plain back end has records of one coin in one account. */
export const firstRecords: Record<string, string> = isPlain ? { currency: '3', type: '2' } : {};

/** Number of rows in the user's list: adjacent records of one order form one row, where a record names its order. */
export async function recordRows(person: Person): Promise<number> {
  const records: LedgerRecord[] = [];
  for (let page = 1; page === 1 || records.length % 100 === 0; page += 1) {
    const form = { ...firstRecords, page: String(page), limit: '100' };
    const { list } = await person.call<{ list: LedgerRecord[] }>('POST', 'wallet/legal_log', form);
    if (list.length === 0) break;
    records.push(...list);
  }
  if (isPlain) return records.length;
  return records.filter((one, at) => one.order_id === undefined || one.order_id !== records[at - 1]?.order_id)
    .length;
}
