import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { ApiError } from '../../../api/calling/ApiError.ts';
import { ledger } from '../../../api/pages/walletRecords.ts';
import type { LedgerFilters } from '../../../api/pages/walletPages.ts';
import { failureText } from '../../../ui/messages/failureText.ts';
import type { Failure } from '../../../ui/screen/supportHref.ts';
import { ledgerAccountName } from '../../../components/wallet/ledgerAccountName.ts';
import { timeOf } from '../../../components/wallet/ledgerDays.ts';
import { dayOf } from '../../../components/lists/days.ts';
import { ledgerTitle } from '../../../components/wallet/ledgerTitle.ts';
import { saveFile } from '../../../components/shell/saveFile.ts';
import { datesOf } from '../../../intl/dates.ts';
import { ledgerCsv, type CsvColumn } from './ledgerCsv.ts';
import { IncompleteLedger, walkLedger } from './walkLedger.ts';

export type ExportState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; count: number }
  | { phase: 'failed'; done: number; count: number; reason: string; failure: Failure };

/** The human-readable columns, in the user's language and zone. */
function columnsOf(intl: IntlShape): CsvColumn[] {
  const dates = datesOf(intl.locale, intl.timeZone);
  return [
    {
      heading: intl.formatMessage({ id: 'record.csv.time', defaultMessage: 'Date and time' }),
      cell: (row) => dates.full(timeOf(row)),
    },
    {
      heading: intl.formatMessage({ id: 'record.account', defaultMessage: 'Account' }),
      cell: (row) => ledgerAccountName(intl, row),
    },
    {
      heading: intl.formatMessage({ id: 'record.csv.title', defaultMessage: 'Description' }),
      cell: (row) => ledgerTitle(intl, row),
    },
    {
      heading: intl.formatMessage({ id: 'record.cause', defaultMessage: 'Cause' }),
      cell: (row) => row.info,
    },
  ];
}

function reasonOf(intl: IntlShape, error: unknown): string {
  if (error instanceof ApiError) return failureText(intl, error);
  if (error instanceof IncompleteLedger)
    return intl.formatMessage({
      id: 'record.export.incomplete',
      defaultMessage: 'Some rows are missing. Try again.',
    });
  throw error;
}

interface LedgerExport {
  filters: LedgerFilters | undefined;
  /** ms since 1970 UTC. */
  now: () => number;
  onSaved: (count: number) => void;
  /** Called when the user cancels the export; no file is created. */
  onCancelled: () => void;
}

/** Minimum duration in ms: the second of two taps must not hit the control that follows. */
const leastMs = 600;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads all pages and saves them as a file. */
export function useLedgerExport({ filters, now, onSaved, onCancelled }: LedgerExport): {
  state: ExportState;
  /** Resolves to whether a file was saved. */
  start: () => Promise<boolean>;
  cancel: () => void;
} {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const cancel = (): void => {
    running.current?.abort();
    running.current = undefined;
    if (state.phase === 'running') onCancelled();
    setState({ phase: 'idle' });
  };
  useEffect(() => () => running.current?.abort(), []);

  async function run(wanted: LedgerFilters, { signal }: AbortController): Promise<boolean> {
    let [done, count] = [0, 0];
    setState({ phase: 'running', done, count });
    const least = pause(leastMs);
    try {
      const rows = await walkLedger({
        filters: wanted,
        signal,
        // Read once for the file, without caching.
        readPage: (body) => queryClient.fetchQuery({ ...ledger(body), staleTime: 0, gcTime: 0 }),
        onProgress: (read, all) => {
          [done, count] = [read, all];
          setState({ phase: 'running', done, count });
        },
      });
      await least;
      signal.throwIfAborted();
      const name = `ledger-${dayOf(now(), intl.timeZone)}.csv`;
      saveFile(name, 'text/csv;charset=utf-8', ledgerCsv(rows, columnsOf(intl)));
      setState({ phase: 'idle' });
      onSaved(rows.length);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const failure = { at: Date.now(), requestId: error instanceof ApiError ? error.requestId : undefined };
      setState({ phase: 'failed', done, count, reason: reasonOf(intl, error), failure });
      return false;
    }
  }

  return {
    state,
    cancel,
    start: async () => {
      if (filters === undefined) return false;
      running.current?.abort();
      running.current = new AbortController();
      return run(filters, running.current);
    },
  };
}
