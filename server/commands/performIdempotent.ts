import { Refusal } from '../refusal.ts';
import type { Json, MoneyCommand } from './MoneyCommand.ts';
import type { CommandExecutor } from './CommandExecutor.ts';

/**
 * Performs a command that carries an idempotency key of its caller. A repetition answers the outcome of the first.
 * @param isSame whether a repetition asks for what the first did; compares the logged inputs without it
 * @throws Refusal system.idTaken when the key belongs to another request; as CommandExecutor.perform does
 */
export async function performIdempotent<Input extends { owner: string }, Answer, Outcome extends Json>(
  executor: Pick<CommandExecutor, 'perform'>,
  command: MoneyCommand<Input, Answer, Outcome>,
  input: Input,
  isSame?: (first: Outcome) => Promise<boolean>,
): Promise<Outcome> {
  const done = await executor.perform(command, input.owner, input);
  if (!done.isRepetition) return command.outcome(done.answer);
  if (!(isSame ? await isSame(done.outcome) : done.isSame)) throw new Refusal('system.idTaken');
  return done.outcome;
}
