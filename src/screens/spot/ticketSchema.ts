import { object, string, type ObjectSchema } from 'yup';
import type { SpotProblem } from '../../../contracts/rules/spotOrder.ts';
import type { Ticket } from './ticket.ts';

type Field = SpotProblem['field'];

/**
 * The ticket's form, held to the rules that the server holds it to. An error is the reason's code; the sentence is
 * made where it is drawn.
 */
export function ticketSchema(problemsOf: (ticket: Ticket) => readonly SpotProblem[]): ObjectSchema<object> {
  const ruled = (field: Field) =>
    string().test('rules', function (): true | ReturnType<typeof this.createError> {
      const problem = problemsOf(this.parent as Ticket).find((each) => each.field === field);
      return problem ? this.createError({ message: problem.reason }) : true;
    });
  return object({ price: ruled('price'), quantity: ruled('quantity') });
}
