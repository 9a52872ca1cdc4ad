import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BigNumber } from 'bignumber.js';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { balances, currencies, transfer, transfers } from '../../api/wallet.ts';
import { outcomeRefusal } from '../../components/command/outcomeRefusal.ts';
import { useAttempt } from '../../components/command/useAttempt.ts';
import type { Refused, ShowRefusal } from '../../components/forms/submission.ts';
import { useDraft } from '../../components/forms/useDraft.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isText } from '../../stored/shapes.ts';
import { mapRemote, remoteOf, type Remote } from '../../ui/remote.ts';
import { movable, readRecordFilters } from './recordFilters.ts';
import { movableCoins, type MovableCoin } from './transferOffer.ts';
import { TransferView } from './TransferView.tsx';
import type { TransferValues } from './useTransferForm.ts';

const isAccount = (account: unknown): boolean => movable.some((each) => each === account);

function isTransfer(value: unknown): value is TransferValues {
  if (typeof value !== 'object' || value === null) return false;
  const { coin, from, to, amount } = value as Partial<TransferValues>;
  return typeof coin === 'string' && typeof amount === 'string' && isAccount(from) && isAccount(to);
}

const isSame = (a: TransferValues, b: TransferValues): boolean =>
  a.coin === b.coin && a.from === b.from && a.to === b.to && new BigNumber(a.amount).eq(b.amount);

/** What can be moved, and when that was read, in ms since 1970 UTC. */
function useCoins(): { coins: Remote<MovableCoin[]>; readMs: number } {
  const known = remoteOf(useQuery(currencies()));
  const held = useQuery(balances());
  const coins =
    known.state === 'ready' ? mapRemote(remoteOf(held), (data) => movableCoins(known.data, data)) : known;
  return { coins, readMs: held.dataUpdatedAt };
}

/** Makes transfers, and looks one up whose answer did not come. */
function useTransfers(coins: readonly MovableCoin[], onFound: (draft: TransferValues) => void) {
  const { user } = useShell();
  const queryClient = useQueryClient();
  return useAttempt({
    store: { name: 'transfer.attempt', isDraft: isTransfer },
    account: user && String(user.id),
    isSame,
    mutation: transfer(),
    formOf: ({ coin, from, to, amount }: TransferValues, id) => ({
      currency_id: String(coins.find(({ code }) => code === coin)?.id ?? ''),
      number: new BigNumber(amount).toFixed(),
      from_field: from,
      to_field: to,
      client_transfer_id: id,
    }),
    async find(id) {
      const query = transfers({ client_transfer_id: id, limit: '1' });
      const { data } = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
      // A back end without this filter answers other transfers as well.
      return data.find((row) => row.client_transfer_id === id);
    },
    onFound(_, draft) {
      onFound(draft);
      // They were read after the command, and maybe before it was found.
      void queryClient.invalidateQueries({ queryKey: balances().queryKey });
    },
  });
}

const fieldNames = { number: 'amount' };

/** Moves money between own accounts; the address may say which coin, and from where to where. */
export function Transfer() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const { back, pathOf, toast, isOffline, offlineBar } = useShell();
  const [done, setDone] = useState<{ transfer: TransferValues; atMs: number }>();
  const { coins, readMs } = useCoins();
  const known = coins.state === 'ready' ? coins.data : [];
  const draft = useDraft<TransferValues>('transfer', {
    fields: {
      coin: (code) => known.some((coin) => coin.code === code),
      from: isAccount,
      to: isAccount,
      amount: isText,
    },
    of: query.toString(),
  });
  const onDone = (made: TransferValues): void => {
    draft.end();
    setDone({ transfer: made, atMs: Date.now() });
  };
  const { submission, submit, dismiss } = useTransfers(known, onDone);
  const accountIn = (name: string) => movable.find((account) => account === query.get(name));
  const start = { coin: readRecordFilters(query).coin, from: accountIn('from'), to: accountIn('to') };
  const failed = intl.formatMessage({ id: 'spot.failed', defaultMessage: 'Failed to submit' });
  const send = async (values: TransferValues): Promise<Refused | undefined> => {
    const outcome = await submit(values);
    if (outcome.state === 'made') onDone(values);
    return outcomeRefusal(outcome, fieldNames, failed);
  };
  // What was read before it is not what the accounts have now.
  const after =
    done && readMs > done.atMs ? known.find(({ code }) => code === done.transfer.coin) : undefined;
  const say: ShowRefusal = (text) => toast({ kind: 'error', text });
  return (
    <TransferView
      coins={coins}
      start={start}
      draft={draft}
      submission={submission}
      onSubmit={send}
      onRefused={say}
      onRepeat={() => {
        if (!('draft' in submission)) return;
        void send(submission.draft).then((refused) => refused && say(refused.message ?? failed));
      }}
      onDismiss={dismiss}
      done={
        done && {
          transfer: done.transfer,
          free: {
            from: after?.holdings[done.transfer.from]?.free,
            to: after?.holdings[done.transfer.to]?.free,
          },
          onClose: () => setDone(undefined),
        }
      }
      isOffline={isOffline}
      recordHref={pathOf('TransferRecord')}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
