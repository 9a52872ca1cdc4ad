import { queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import { pagesOf } from './calling/pages.ts';
import { Unreadable } from './calling/read.ts';
import { sentenceOr } from './calling/readLater.ts';
import * as read from './readers/ieo.ts';

/** Decimals are text, see openapi.json for each field's unit. */
export type Ieo = read.Ieo;
export type IeoTotals = read.IeoTotals;
export type IeoApplication = read.IeoApplication;
/** The application just made. */
export type IeoAnswer = read.IeoAnswer;

const productsPerPage = 10;

const ieosOf = (body: FormOf<'ieos'>, signal: AbortSignal) =>
  call(client.POST('/ieo/list', { body, signal }), read.ieos);

/** All IEO products, page by page; a back end without pagination returns the same ones again. */
export const ieos = () =>
  queryOptions({
    queryKey: ['ieo', 'products'],
    async queryFn({ signal }): Promise<read.Ieo[]> {
      const products = new Map<number, read.Ieo>();
      for (let page = 1; ; page += 1) {
        const rows = await ieosOf({ page: String(page) }, signal);
        const known = products.size;
        for (const row of rows) products.set(row.id, row);
        if (rows.length !== productsPerPage || products.size === known) return [...products.values()];
      }
    },
  });

/** One IEO product; undefined if the back end does not offer it. */
export const ieo = (id: number) =>
  queryOptions({
    queryKey: ['ieo', 'product', id],
    queryFn: async ({ signal }): Promise<read.Ieo | null> => {
      const rows = await ieosOf({ page: '1', id: String(id) }, signal);
      return rows.find((row) => row.id === id) ?? null;
    },
  });

/** Lists of applications by outcome; codes that are not listed belong to no list. */
export const ieoResults = { processing: [1], paying: [3], success: [4, 5, 6], fail: [2] } as const;
export type IeoResult = keyof typeof ieoResults;

const applicationsOf = (body: FormOf<'ieoApplications'>, signal: AbortSignal) =>
  call(client.POST('/ieo/myApply', { body, signal }), read.ieoApplications);

/** One page of the caller's applications, newest first. */
export const ieoApplications = (body: FormOf<'ieoApplications'> = {}) =>
  queryOptions({
    queryKey: ['ieo', 'applications', body],
    queryFn: ({ signal }) => applicationsOf(body, signal),
  });

/** All applications of a list, page by page. Back ends that ignore `result` answer others as well. */
export const ieoApplicationPages = (result: IeoResult | undefined) =>
  pagesOf<IeoApplication>({
    queryKey: ['ieo', 'applications', 'pages', result],
    async load({ page, limit, newestId }, signal) {
      const { list, total } = await applicationsOf({ result, page, limit, until_id: newestId }, signal);
      const isOf = ({ ipo_status: code }: IeoApplication) =>
        result === undefined || ieoResults[result].some((own) => own === code);
      return { rows: list.filter(isOf), count: total };
    },
  });

/** One application; null if the caller has none with this id. Searches the newest fifty where the id is ignored. */
export const ieoApplication = (id: string) =>
  queryOptions({
    queryKey: ['ieo', 'application', id],
    queryFn: async ({ signal }): Promise<IeoApplication | null> => {
      const { list } = await applicationsOf({ id, limit: '50' }, signal);
      return list.find((row) => String(row.id) === id) ?? null;
    },
  });

/**
 * Applies for an allotment and returns the application; undefined if the back end only confirms it. An error with
 * `isUnanswered` leaves the outcome unknown: look it up by client_order_id.
 */
export const applyIeo = () =>
  moneyCommand(
    ['ieo', 'applyIeo'],
    (client, body: FormOf<'applyIeo'>) => client.POST('/ieo/apply', { body }),
    (answered, { client_order_id: id }): IeoAnswer | undefined => {
      const application = sentenceOr(read.applyIeo)(answered);
      if (application?.client_order_id !== undefined && application.client_order_id !== id)
        throw new Unreadable('the application is another one');
      return application;
    },
  );

/** Pays for an allotment. */
export const payIeo = () =>
  moneyCommand(
    ['ieo', 'payIeo'],
    (client, body: FormOf<'payIeo'>) => client.POST('/ieo/pay', { body }),
    read.payIeo,
  );
