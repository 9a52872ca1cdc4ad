import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { clockToleranceMs } from './clockTolerance.ts';

/** How a command whose answer did not come is looked up. */
export interface LookUps<Values, Found> {
  /** Looks the command up by its id, or by what it has changed. */
  find: (clientId: string, values: Values) => Promise<Found | undefined>;
  /**
   * Finds what asks for the same, for back ends that keep no ids.
   * @param sinceMs ms since 1970 UTC by the server's clock
   */
  findAlike: (values: Values, sinceMs: number) => Promise<readonly Found[]>;
}

interface RecordsSpec<Values, Query, Answer, Key extends QueryKey, Row> {
  /** The list in which commands of this kind are found. */
  list: (query: Query) => FetchQueryOptions<Answer, ApiError, Answer, Key>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** Asks for the command of this id; undefined where the back end cannot be asked. */
  byId: (clientId: string) => Query | undefined;
  /** Asks for the newest rows. */
  newest: (values: Values) => Query;
  /** The client's id of a row. Without it the first row of `byId` is taken as the command. */
  idOf?: (row: Row) => string | undefined;
  /** A row asks for the same. */
  isAlike: (row: Row, values: Values) => boolean;
  /** When it was made, ms since 1970 UTC. */
  timeMsOf: (row: Row) => number;
}

/** Looks commands up in a list; `sendsIds` is false where the back end has said that it keeps no ids of clients. */
export type CommandRecords<Values, Found> = (
  queryClient: QueryClient,
  sendsIds: boolean,
) => LookUps<Values, Found>;

/** Finds a command in a list by its id, or what asks for the same among its newest rows. */
export const recordsOf =
  <Values, Query, Answer, Key extends QueryKey, Row>({
    list,
    rowsOf,
    byId,
    newest,
    idOf,
    isAlike,
    timeMsOf,
  }: RecordsSpec<Values, Query, Answer, Key, Row>): CommandRecords<Values, Row> =>
  (queryClient, sendsIds) => {
    const read = async (query: Query): Promise<readonly Row[]> =>
      rowsOf(await queryClient.fetchQuery({ ...list(query), staleTime: 0, gcTime: 0 }));
    return {
      async find(clientId) {
        const query = sendsIds ? byId(clientId) : undefined;
        if (query === undefined) return undefined;
        const rows = await read(query);
        // A back end without this filter answers other rows as well.
        return idOf ? rows.find((row) => idOf(row) === clientId) : rows[0];
      },
      async findAlike(values, sinceMs) {
        const rows = await read(newest(values));
        return rows.filter((row) => isAlike(row, values) && !(timeMsOf(row) < sinceMs - clockToleranceMs));
      },
    };
  };
