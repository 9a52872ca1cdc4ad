import { object, type ObjectSchema } from 'yup';
import type { SpotProblem } from '../../../../contracts/rules/spotOrder.ts';
import { ruled } from '../../../components/forms/ruled.ts';
import type { Ticket } from './ticketState.ts';

/**
 * The ticket's form, held to the rules that the server holds it to. An error is the reason's code; the sentence is
 * made where it is drawn.
 */
export function ticketSchema(problemsOf: (ticket: Ticket) => readonly SpotProblem[]): ObjectSchema<object> {
  const reasonOf = (field: SpotProblem['field']) =>
    ruled<Ticket>((ticket) => problemsOf(ticket).find((each) => each.field === field)?.reason);
  return object({ price: reasonOf('price'), quantity: reasonOf('quantity'), total: reasonOf('value') });
}
