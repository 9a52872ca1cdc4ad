import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';

async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const passed = await db.selectFrom('questions_passed').selectAll().where('owner', '=', owner).execute();
  for (const { product, version, passed_at } of passed)
    yield ['passed_questions', { product, version: Number(version), passed_ms: Number(passed_at) }];
  const answers = await db.selectFrom('question_answer').selectAll().where('owner', '=', owner).execute();
  for (const { product, version, question, choice } of answers)
    yield [
      'answers_to_questions',
      { product, version: Number(version), question: Number(question), choice: Number(choice) },
    ];
}

export const productsPersonal: PersonalData = {
  keeping: { question_answer: 'untilClosed', questions_passed: 'forTheLaw' },
  copy,
  close: async ({ db }, { owner }) => {
    await db.deleteFrom('question_answer').where('owner', '=', owner).execute();
  },
  forget: async ({ db }, { owner }) => {
    await db.deleteFrom('questions_passed').where('owner', '=', owner).execute();
  },
};
