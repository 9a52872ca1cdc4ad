// Reset of the practice accounts of contracts and options.
import { refusalText } from '../../../../contracts/messages/messages.ts';
import type { Context } from '../../../context.ts';
import type { Handler } from '../../../http/handler.ts';
import type { MoneyCommand, Moving } from '../../../commands/MoneyCommand.ts';

interface DemoEngine {
  /** Ends the open orders of the user's practice account and restores its initial balance. */
  resetDemo(tx: Moving, owner: string): void;
}

interface DemoReset {
  owner: string;
  /** Idempotency key that the client chose. */
  clientId: string;
}

export const resettingDemo = (
  name: 'lever.resetDemo' | 'option.resetDemo',
  engine: DemoEngine,
): MoneyCommand<DemoReset, null, null> => ({
  name,
  repetition: ({ clientId }) => clientId,
  record: () => null,
  run: (tx, { owner }) => {
    engine.resetDemo(tx, owner);
    return null;
  },
  outcome: () => null,
});

export const demoReset =
  (
    name: Parameters<typeof resettingDemo>[0],
    engineOf: (context: Context) => DemoEngine,
  ): Handler<'resetDemo' | 'resetOptionDemo'> =>
  async (context, { input, user, locale }) => {
    const { owner } = user();
    const asked = { owner, clientId: input.client_reset_id };
    await context.executor.perform(resettingDemo(name, engineOf(context)), owner, asked);
    return refusalText('lever.demoReset', locale);
  };
