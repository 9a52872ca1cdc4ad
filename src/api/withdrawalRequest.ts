// Requests a withdrawal; separate from the reads of withdrawals, so that pages that only show them do not load it.
import type { FormOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import * as read from './readers/withdrawal.ts';

/**
 * Requests a withdrawal; the response is a sentence. An error with `isUnanswered` leaves the outcome unknown: look it
 * up by client_withdrawal_id.
 */
export const requestWithdrawal = () =>
  moneyCommand(
    ['withdrawal', 'requestWithdrawal'],
    (client, body: FormOf<'requestWithdrawal'>) => client.POST('/wallet/out', { body }),
    read.requestWithdrawal,
  );
