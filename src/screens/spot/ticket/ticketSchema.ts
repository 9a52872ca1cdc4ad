import { object, type ObjectSchema } from 'yup';
import type { SpotProblem } from '../../../../contracts/rules/spotOrder.ts';
import { ruled } from '../../../components/forms/ruled.ts';
import type { Ticket } from './ticketState.ts';

/**
 * Validates the ticket with the same rules as the server. An error is the reason code; its message is formatted where
 * it is rendered.
 */
export function ticketSchema(problemsOf: (ticket: Ticket) => readonly SpotProblem[]): ObjectSchema<object> {
  const reasonOf = (field: SpotProblem['field']) =>
    ruled<Ticket>((ticket) => problemsOf(ticket).find((each) => each.field === field)?.reason);
  return object({ price: reasonOf('price'), quantity: reasonOf('quantity'), total: reasonOf('value') });
}
