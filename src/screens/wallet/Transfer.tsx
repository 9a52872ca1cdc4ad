import { useQuery } from '@tanstack/react-query';
import { BigNumber } from 'bignumber.js';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { balances } from '../../api/wallet.ts';
import { currencies, transfer, transfers, type TransferRow } from '../../api/pages/walletRecords.ts';
import { recordsOf } from '../../components/command/commandRecords.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { timeOf } from '../../components/wallet/ledgerDays.ts';
import {
  movableAccounts,
  sourceAccounts,
  type SourceAccount,
} from '../../components/wallet/movableAccounts.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isOneOf, isText } from '../../stored/shapes.ts';
import { joinRemotes, remoteOf } from '../../ui/loading/remoteData.ts';
import { readRecordFilters } from './records/recordFilters.ts';
import { transferForm } from './transferForm.ts';
import { movableCoins, type MovableCoin } from './transferOffer.ts';
import { TransferView } from './TransferView.tsx';
import { useHostedUntil } from './useHostedUntil.ts';
import { useOpenContracts } from './useOpenContracts.ts';
import { usePendingWithdrawals } from './usePendingWithdrawals.ts';
import type { TransferValues } from './useTransferForm.ts';

const isAccount = isOneOf(...movableAccounts);
const fields = { coin: isText, from: isAccount, to: isAccount, amount: isDecimal };

/** Whether a listed transfer matches the values. A transfer with its own client id never matches. */
function isAlike(row: TransferRow, { coin, from, to, amount }: TransferValues): boolean {
  if (row.client_transfer_id !== undefined || row.currency_name !== coin || row.value === undefined)
    return false;
  // Compatible back ends name the accounts only in a sentence.
  const isWay = (row.from_field ?? from) === from && (row.to_field ?? to) === to;
  return isWay && new BigNumber(row.value).abs().eq(amount);
}

/** Sends transfers, and looks up a transfer whose response is missing. */
function useTransfers(coins: readonly MovableCoin[], of: string) {
  return useCommandForm({
    name: 'transfer',
    fields,
    of,
    fieldOf: { number: 'amount' },
    changes: [balances().queryKey, ['lever', 'positions']],
    mutation: transfer(),
    formOf: ({ coin, ...values }: TransferValues, clientId) =>
      transferForm(values, coins.find(({ code }) => code === coin)?.id, clientId),
    records: recordsOf({
      list: transfers,
      rowsOf: ({ data }) => data,
      byId: (client_transfer_id) => ({ client_transfer_id, limit: '1' }),
      newest: (_: TransferValues) => ({ limit: '50' }),
      idOf: (row) => row.client_transfer_id,
      isAlike,
      timeMsOf: timeOf,
    }),
  });
}

/** Transfers money between the user's accounts; the URL may preselect the coin and both accounts. */
export function Transfer() {
  const [query] = useSearchParams();
  const { back, pathOf, endErrand, isOffline, offlineBar } = useShell();
  const [source, setSource] = useState<SourceAccount>();
  const known = useQuery(currencies());
  const held = useQuery(balances());
  const coins = joinRemotes(remoteOf(known), remoteOf(held), movableCoins);
  const list = coins.state === 'ready' ? coins.data : [];
  const command = useTransfers(list, query.toString());
  const moved = list.find(({ code }) => code === command.made?.coin);
  const start = {
    coin: readRecordFilters(query).coin,
    from: sourceAccounts.find((account) => account === query.get('from')),
    to: movableAccounts.find((account) => account === query.get('to')),
  };
  return (
    <TransferView
      command={{
        ...command,
        onSeen() {
          command.onSeen();
          endErrand();
        },
      }}
      coins={coins}
      start={start}
      pendingWithdrawals={usePendingWithdrawals()}
      contracts={useOpenContracts(source === 'lever')}
      hostedUntil={useHostedUntil(source === 'trust')}
      onSource={setSource}
      holdingsAfter={command.isMadeBefore(held.dataUpdatedAt) ? moved?.holdings : undefined}
      isOffline={isOffline}
      recordHref={pathOf('TransferRecord')}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
