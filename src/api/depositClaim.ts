// Deposit claims, separate from the reads of deposits: pages that only list deposits do not load them.
import type { FormOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import * as read from './readers/deposit.ts';

/**
 * Claims a deposit; the response is a sentence. An error with `isUnanswered` leaves the outcome unknown: look it up by
 * client_deposit_id.
 */
export const requestDeposit = () =>
  moneyCommand(
    ['deposit', 'requestDeposit'],
    (client, body: FormOf<'requestDeposit'>) => client.POST('/wallet/charge_req', { body }),
    read.requestDeposit,
  );
