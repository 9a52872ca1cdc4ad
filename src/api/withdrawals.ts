// Withdrawals of the caller, completed and pending.
import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import { pagesOf } from './calling/pages.ts';
import * as read from './readers/withdrawal.ts';

/** Requested withdrawal; `number` is decimal text and includes the fee. */
export type WithdrawalRow = read.WithdrawalRow;

const ask = (query: QueryOf<'withdrawals'>, signal: AbortSignal) =>
  call(client.GET('/charge_mention/log3', { params: { query }, signal }), read.withdrawals);

/** One page of the withdrawals, newest first. */
export const withdrawals = (query: QueryOf<'withdrawals'> = {}) =>
  queryOptions({
    queryKey: ['withdrawal', 'withdrawals', query],
    queryFn: ({ signal }) => ask(query, signal),
  });

const rowsPerLook = 50;

/** One withdrawal; null where the number does not exist. If a back end cannot return a single one, all are read. */
export const withdrawal = (id: number) =>
  queryOptions({
    queryKey: ['withdrawal', 'withdrawals', 'one', id],
    async queryFn({ signal }): Promise<WithdrawalRow | null> {
      for (let page = 1; ; page += 1) {
        const place = { page: String(page), limit: String(rowsPerLook), id: String(id) };
        const { data, total } = await ask(place, signal);
        const found = data.find((row) => row.id === id);
        if (found) return found;
        if (data.length === 0 || page * rowsPerLook >= total) return null;
      }
    },
  });

/** Filters of the withdrawals, without paging. */
export type WithdrawalFilters = Pick<QueryOf<'withdrawals'>, 'currency' | 'status' | 'from' | 'to'>;

export const withdrawalPages = (filters: WithdrawalFilters) =>
  pagesOf<WithdrawalRow>({
    queryKey: ['withdrawal', 'withdrawals', 'pages', filters],
    async load({ page, limit, newestId }, signal) {
      const { data, total } = await ask({ ...filters, page, limit, until_id: newestId }, signal);
      return { rows: data, count: total };
    },
  });

/** Cancels a withdrawal whose row allows it; rejected with withdrawal.notCancellable if it is too late. */
export const cancelWithdrawal = () =>
  moneyCommand(
    ['withdrawal', 'cancelWithdrawal'],
    (money, body: FormOf<'cancelWithdrawal'>) => money.POST('/wallet/out/cancel', { body }),
    read.cancelWithdrawal,
  );
