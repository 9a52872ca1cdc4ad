// Answers of users to a product's questions, and their results.
import type { Kysely } from 'kysely';
import type { components } from '../../../contracts/schema.d.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyCommand, Tx } from '../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import type { AskedProduct } from './productNames.ts';
import type { QuestionSet, QuestionText } from './readQuestions.ts';

declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'products.forgetAnswers': { owner: string; product: AskedProduct };
  }
}

/** Owner, product and set of questions. */
interface Which {
  owner: string;
  product: AskedProduct;
  set: QuestionSet;
}

/** Retention of answers that did not lead to a pass, from the first one on. */
export const answersKeptMs = 30 * 86_400_000;

/** Choices by question. */
async function readAnswers(
  db: Kysely<Schema>,
  { owner, product, set }: Which,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('question_answer')
    .select(['question', 'choice'])
    .where('owner', '=', owner)
    .where('product', '=', product)
    .where('version', '=', BigInt(set.version))
    .execute();
  return new Map(rows.map(({ question, choice }) => [Number(question), Number(choice)]));
}

async function passedAt(db: Kysely<Schema>, { owner, product, set }: Which): Promise<number | undefined> {
  const row = await db
    .selectFrom('questions_passed')
    .select('passed_at')
    .where('owner', '=', owner)
    .where('product', '=', product)
    .where('version', '=', BigInt(set.version))
    .executeTakeFirst();
  return row && Number(row.passed_at);
}

/** Questions for their owner: the right answer is shown after answering, and all of them once the set is passed. */
export async function questionsView(
  db: Kysely<Schema>,
  which: Which,
  locale: LocaleId,
): Promise<components['schemas']['QuestionSet']> {
  const [passed_ms, answers] = await Promise.all([passedAt(db, which), readAnswers(db, which)]);
  const texts = which.set.texts[locale];
  return {
    product: which.product,
    version: which.set.version,
    ...(passed_ms === undefined ? {} : { passed_ms }),
    questions: texts.map(({ text, choices }, index) => ({
      id: index + 1,
      text,
      choices: choices.map((choice, at) => ({ id: at + 1, text: choice })),
    })),
    answers: texts.flatMap(({ right, why: explanation }, index) => {
      const question = index + 1;
      const chosen = passed_ms === undefined ? answers.get(question) : right;
      return chosen === undefined ? [] : [{ question, chosen, right, explanation }];
    }),
  };
}

/** @throws Refusal for an unknown question or choice; UnknownOutcome as CommandExecutor.perform does */
export async function answer(
  executor: CommandExecutor,
  which: Which,
  { question, choice }: { question: number; choice: number },
): Promise<void> {
  const asked: QuestionText | undefined = which.set.texts.en[question - 1];
  if (!asked) throw new Refusal('system.invalid', { fields: { question: '' } });
  if (asked.choices[choice - 1] === undefined)
    throw new Refusal('system.invalid', { fields: { choice: '' } });
  const { owner, product, set } = which;
  const command: MoneyCommand<object, boolean, boolean> = {
    name: 'products.answer',
    // Repeating an answer has no effect.
    repetition: () => undefined,
    record: () => ({ product, version: set.version, question, choice }),
    run: async (tx) => {
      // Correct answers and passes are final.
      if ((await passedAt(tx.db, which)) !== undefined) return true;
      const answers = await readAnswers(tx.db, which);
      if (answers.get(question) === asked.right) return true;
      await keepAnswer(tx, which, { question, choice });
      if (answers.size === 0)
        tx.schedule('products.forgetAnswers', tx.now + answersKeptMs, { owner, product });
      const choices = new Map(answers).set(question, choice);
      if (set.texts.en.every(({ right }, index) => choices.get(index + 1) === right)) await pass(tx, which);
      return choice === asked.right;
    },
    outcome: (isRight) => isRight,
  };
  await executor.perform(command, owner, {});
}

async function keepAnswer(
  { db }: Tx,
  { owner, product, set }: Which,
  { question, choice }: { question: number; choice: number },
): Promise<void> {
  const values = { version: set.version, choice };
  await db
    .insertInto('question_answer')
    .values({ owner, product, question, ...values })
    .onConflict((conflict) => conflict.columns(['owner', 'product', 'question']).doUpdateSet(values))
    .execute();
}

/** The single answers are no longer needed then. */
async function pass(tx: Tx, { owner, product, set }: Which): Promise<void> {
  await tx.db
    .insertInto('questions_passed')
    .values({ owner, product, version: set.version, passed_at: tx.now })
    .execute();
  await forgetAnswers(tx, { owner, product });
}

export async function forgetAnswers(
  { db }: Tx,
  { owner, product }: { owner: string; product: AskedProduct },
): Promise<void> {
  await db.deleteFrom('question_answer').where('owner', '=', owner).where('product', '=', product).execute();
}
