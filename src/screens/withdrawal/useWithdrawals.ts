import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { security } from '../../api/accountSecurity.ts';
import { requestWithdrawal } from '../../api/withdrawalRequest.ts';
import { withdrawals } from '../../api/withdrawals.ts';
import { recordsOf } from '../../components/command/commandRecords.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import type { Refused } from '../../components/forms/submission.ts';
import { useCan } from '../../components/shell/useCan.ts';
import { useProofRefusal } from './proofRefusal.ts';
import {
  isAlike,
  requestedMs,
  storedWithdrawal,
  unstoredWithdrawal,
  withdrawalDraft,
  withdrawalForm,
  type Proof,
  type WithdrawalValues,
} from './withdrawalValues.ts';

const noProof: Proof = { code: '', password: '' };

/**
 * Requests withdrawals, and looks up a withdrawal whose response is missing. Code and fund password are never stored.
 */
export function useWithdrawals(name: string) {
  const intl = useIntl();
  const { findCommands } = useCan();
  const proof = useRef(noProof);
  const [clientId, setClientId] = useState('');
  const command = useCommandForm({
    name,
    fields: storedWithdrawal,
    unstored: unstoredWithdrawal,
    of: withdrawalDraft.of,
    detours: ['WithdrawalAddresses', 'Account', 'BankCard', 'Security', 'Withdraw', 'WithdrawToBank'],
    fieldOf: { number: 'amount', remark: 'remark', code: 'code', pay_password: 'password' },
    changes: [['withdrawal'], ['wallet']],
    shown: [['withdrawal'], security().queryKey],
    failed: intl.formatMessage({
      id: 'withdraw.failed',
      defaultMessage: 'Failed to submit. Nothing was frozen.',
    }),
    mutation: requestWithdrawal(),
    formOf(values: WithdrawalValues, id) {
      if (id !== undefined) setClientId(id);
      return withdrawalForm(values, id, proof.current);
    },
    records: recordsOf({
      list: withdrawals,
      rowsOf: ({ data }) => data,
      byId(client_withdrawal_id) {
        // No row has the id: a back end without this filter returns other withdrawals.
        if (!findCommands) return undefined;
        setClientId(client_withdrawal_id);
        return { client_withdrawal_id, limit: '1' };
      },
      newest: (_: WithdrawalValues) => ({ limit: '50' }),
      isAlike,
      timeMsOf: requestedMs,
    }),
  });
  const said = useProofRefusal();
  async function prove(given: Proof, send: () => Promise<Refused | undefined>) {
    proof.current = given;
    const refused = await send().finally(() => (proof.current = noProof));
    return refused && said(refused);
  }
  const { made } = command;
  const requested = useQuery({
    ...withdrawals({ client_withdrawal_id: clientId, limit: '1' }),
    enabled: made !== undefined && findCommands && clientId !== '',
  });
  return {
    ...command,
    /** Requested withdrawal as recorded; undefined before it is loaded, or when the records are not available. */
    requested: made && findCommands ? requested.data?.data[0] : undefined,
    onSend: (values: WithdrawalValues, given: Proof) => prove(given, () => command.onSubmit(values)),
    onSendAgain: (given: Proof, consent?: 'mayDouble') => prove(given, () => command.repeat(consent)),
  };
}
