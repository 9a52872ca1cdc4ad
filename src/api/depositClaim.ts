// Says what was sent, apart from the reads of deposits: pages that show them alone do without it.
import type { FormOf } from './calling/client.ts';
import { moneyCommand } from './calling/moneyCommand.ts';
import * as read from './readers/deposit.ts';

/**
 * Claims a deposit; the answer is a sentence. An error with `isUnanswered` says nothing about the claim: look it up by
 * client_deposit_id.
 */
export const requestDeposit = () =>
  moneyCommand(
    ['deposit', 'requestDeposit'],
    (client, body: FormOf<'requestDeposit'>) => client.POST('/wallet/charge_req', { body }),
    read.requestDeposit,
  );
