import { useState } from 'react';
import { depositPages } from '../../../api/pages/depositPages.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { DepositRecords } from './DepositRecords.tsx';
import { isOnItsWay } from '../../../components/wallet/depositState.tsx';
import type { RecordTabProps } from './RecordTabs.tsx';
import { useCancelDeposit } from './useCancelDeposit.ts';
import { useFundsTab } from './useFundsTab.ts';

/** The deposits, with the filters in the URL. */
export function DepositTab(props: RecordTabProps) {
  const { pathOf } = useShell();
  const [openedId, setOpenedId] = useState<number>();
  const { list, rows, page } = useFundsTab(props, depositPages, isOnItsWay);
  return (
    <DepositRecords
      {...page}
      deposits={list}
      opened={rows.find(({ id }) => id === openedId)}
      onOpen={(row) => setOpenedId(row?.id)}
      {...useCancelDeposit()}
      depositHref={pathOf('Deposit')}
    />
  );
}
