import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { clockToleranceMs } from './clockTolerance.ts';

/** Lookups of a command whose response did not arrive. */
export interface LookUps<Values, Found> {
  /** Looks the command up by its id or by its effect. */
  find: (clientId: string, values: Values) => Promise<Found | undefined>;
  /**
   * Finds commands with equal values, for back ends that store no ids.
   * @param sinceMs ms since 1970 UTC by the server's clock
   */
  findAlike: (values: Values, sinceMs: number) => Promise<readonly Found[]>;
}

interface RecordsSpec<Values, Query, Answer, Key extends QueryKey, Row> {
  /** The list in which commands of this kind are found. */
  list: (query: Query) => FetchQueryOptions<Answer, ApiError, Answer, Key>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** Query for the command with this id; undefined if the back end does not support it. */
  byId: (clientId: string) => Query | undefined;
  /** Query for the newest rows. */
  newest: (values: Values) => Query;
  /** The client's id of a row. Without it the first row of `byId` is taken as the command. */
  idOf?: (row: Row) => string | undefined;
  /** Whether a row has equal values. */
  isAlike: (row: Row, values: Values) => boolean;
  /** When it was made, ms since 1970 UTC. */
  timeMsOf: (row: Row) => number;
}

/** Looks commands up in a list; `sendsIds` is false if the back end has declared that it stores no client ids. */
export type CommandRecords<Values, Found> = (
  queryClient: QueryClient,
  sendsIds: boolean,
) => LookUps<Values, Found>;

/** Finds a command in a list by its id, or a command with equal values among the newest rows. */
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
