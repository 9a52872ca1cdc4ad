import type { Person } from './Person.ts';

interface LedgerRecord {
  id: number;
  order_id?: number;
}

/** How many rows the list of all records of somebody has: neighbours of one order are one. */
export async function recordRows(person: Person): Promise<number> {
  const records: LedgerRecord[] = [];
  for (let page = 1; page === 1 || records.length % 100 === 0; page += 1) {
    const form = { page: String(page), limit: '100' };
    const { list } = await person.call<{ list: LedgerRecord[] }>('POST', 'wallet/legal_log', form);
    if (list.length === 0) break;
    records.push(...list);
  }
  return records.filter((one, at) => one.order_id === undefined || one.order_id !== records[at - 1]?.order_id)
    .length;
}
