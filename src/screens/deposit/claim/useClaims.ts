import { deposits } from '../../../api/deposit.ts';
import { requestDeposit } from '../../../api/depositClaim.ts';
import { recordsOf } from '../../../components/command/commandRecords.ts';
import { useCommandForm } from '../../../components/command/useCommandForm.ts';
import { useCan } from '../../../components/shell/useCan.ts';
import { depositTimeMs } from '../../../components/wallet/depositTime.ts';
import { claimForm, isAlike } from './claimRequest.ts';
import { storedClaim, unstoredClaim, type ClaimValues } from './claimValues.ts';

const sentFields = ['amount', 'account', 'imgs', 'bkname', 'bkcardnumer', 'cardname'] as const;

/**
 * Claims deposits, and looks up a claim whose response did not arrive.
 * @param of subject of the claim: each subject has its own form
 */
export function useClaims(of: string) {
  const { findCommands } = useCan();
  return useCommandForm({
    name: 'deposit.claim',
    fields: storedClaim,
    unstored: unstoredClaim,
    of,
    detours: ['Deposit'],
    fieldOf: Object.fromEntries(sentFields.map((field) => [field, field])),
    changes: [['deposit'], ['review']],
    mutation: requestDeposit(),
    formOf: (values: ClaimValues, clientId) => claimForm(values, clientId),
    records: recordsOf({
      list: deposits,
      rowsOf: ({ data }) => data,
      // Rows contain no id: a back end that ignores the filter returns other deposits.
      byId: (client_deposit_id) => (findCommands ? { client_deposit_id, limit: '1' } : undefined),
      newest: (_: ClaimValues) => ({ limit: '50' }),
      isAlike,
      timeMsOf: depositTimeMs,
    }),
  });
}
