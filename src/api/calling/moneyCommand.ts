// Calls that move the caller's money, as marked in the contract (x-money). `client` excludes their paths, and every
// command is stored before it is sent, so that none is lost when the page closes.
import type { Client } from 'openapi-fetch';
import type { KeptCommand } from '../../stored/keptCommand.ts';
import { call, moneyClient, type MoneyPaths } from './client.ts';

export interface MoneyCommand<Form, Made> {
  mutationKey: readonly [domain: string, operationId: string];
  /** @throws ApiError; one with `isUnanswered` leaves the outcome unknown, so the command has to be looked up. */
  send: (form: Form, kept: KeptCommand) => Promise<Made>;
  /** Prevents use as a plain mutation. */
  mutationFn?: 'sent by components/command';
}

/**
 * @param ask makes the call
 * @param read parses its response, and rejects one that does not match this form
 */
export const moneyCommand = <Form, Made>(
  mutationKey: MoneyCommand<Form, Made>['mutationKey'],
  ask: (client: Client<MoneyPaths>, body: Form) => Promise<{ response: Response }>,
  read: (answered: unknown, form: Form) => Made,
): MoneyCommand<Form, Made> => ({
  mutationKey,
  send: (form) => call(ask(moneyClient(), form), (answered) => read(answered, form)),
});
