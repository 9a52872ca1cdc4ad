import { useQueryClient } from '@tanstack/react-query';
import { deposits, type DepositRow } from '../../../api/deposit.ts';
import { requestDeposit } from '../../../api/depositClaim.ts';
import { clockToleranceMs } from '../../../components/command/clockTolerance.ts';
import { useCommandForm } from '../../../components/command/useCommandForm.ts';
import { useCan } from '../../../components/shell/useCan.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { depositTimeMs } from '../../../components/wallet/depositTime.ts';
import { claimForm, isAlike } from './claimRequest.ts';
import { storedClaim, unstoredClaim, type ClaimValues } from './claimValues.ts';

const sentFields = ['amount', 'account', 'imgs', 'bkname', 'bkcardnumer', 'cardname'] as const;

/**
 * Claims deposits, and looks one up whose answer did not come.
 * @param of what is claimed: another claim has a form of its own
 */
export function useClaims(of: string) {
  const queryClient = useQueryClient();
  const { site } = useShell();
  const { findCommands } = useCan();
  const read = async (query: Parameters<typeof deposits>[0]): Promise<readonly DepositRow[]> =>
    (await queryClient.fetchQuery({ ...deposits(query), staleTime: 0, gcTime: 0 })).data;
  return useCommandForm({
    name: 'deposit.claim',
    fields: storedClaim,
    unstored: unstoredClaim,
    of,
    detours: ['Deposit'],
    fieldOf: Object.fromEntries(sentFields.map((field) => [field, field])),
    changes: [['deposit'], ['review']],
    mutation: requestDeposit(),
    formOf: (values: ClaimValues, clientId) => claimForm(values, clientId, site),
    async find(client_deposit_id) {
      // No row bears the id: a back end that does not know the question answers other deposits.
      if (!findCommands) return undefined;
      return (await read({ client_deposit_id, limit: '1' }))[0];
    },
    async findAlike(values, sinceMs) {
      const rows = await read({ limit: '50' });
      return rows.filter((row) => isAlike(row, values) && depositTimeMs(row) >= sinceMs - clockToleranceMs);
    },
  });
}
