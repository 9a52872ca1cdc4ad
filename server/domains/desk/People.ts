// Account closure and data copies on request of a customer.
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import { Refusal } from '../../refusal.ts';
import type { MoneyCommand } from '../../commands/MoneyCommand.ts';
import { askClosing, personOf } from '../account/public/closing.ts';
import { deskOf } from './public/Operators.ts';
import type { Operator } from './public/Operators.ts';

interface Asked {
  owner: string;
}

interface AskedBy extends Asked {
  desk: string;
}

export class People {
  private readonly context: Context;
  private isCopying = false;

  constructor(context: Context) {
    this.context = context;
  }

  /**
   * All stored data of a user as one JSON object; the request is logged first.
   * @throws Refusal desk.accountUnknown, or desk.copyUnderWay: a long history takes minutes to read, so copies run one
   * at a time
   */
  async copy(operator: Operator, account: string): Promise<Readable> {
    const { context } = this;
    const person = await this.find(account, { mayBeClosed: true });
    if (this.isCopying) throw new Refusal('desk.copyUnderWay');
    this.isCopying = true;
    try {
      await context.executor.perform(copying, deskOf(operator), person);
      const head = { account_number: account, copied_ms: context.clock.now() };
      const copy = Readable.from(context.personal.copy(context, person, head));
      // Emitted for a complete, an aborted and an unread copy.
      return copy.once('close', () => (this.isCopying = false));
    } catch (error) {
      this.isCopying = false;
      throw error;
    }
  }

  /**
   * Opens the account closure case.
   * @returns its id
   * @throws Refusal desk.accountUnknown, and as askClosing
   */
  async askClosing(operator: Operator, account: string): Promise<number> {
    const person = await this.find(account);
    const desk = deskOf(operator);
    const { owner } = person;
    const done = await this.context.executor.perform(asking(this.context), desk, { owner, desk });
    return done.isRepetition ? done.outcome : done.answer;
  }

  private async find(account: string, { mayBeClosed = false } = {}): Promise<Person> {
    const user = await this.context.store.db
      .selectFrom('user')
      .select('id')
      .where('account_number', '=', account)
      .$if(!mayBeClosed, (query) => query.where('closed_at', 'is', null))
      .executeTakeFirst();
    if (!user) throw new Refusal('desk.accountUnknown');
    return personOf(`user:${user.id}`);
  }
}

const copying: MoneyCommand<Asked, null, null> = {
  name: 'desk.copy',
  repetition: () => undefined,
  record: ({ owner }) => ({ owner }),
  run: () => null,
  outcome: () => null,
};

const asking = ({ personal }: Context): MoneyCommand<AskedBy, number, number> => ({
  name: 'desk.askClosing',
  repetition: () => undefined,
  record: ({ owner }) => ({ owner }),
  run: (tx, { owner, desk }) => askClosing(tx, owner, personal, { asked_by: desk }),
  outcome: (review) => review,
});
