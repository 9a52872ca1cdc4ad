// Users' answers to products' questions. Times are ms since 1970 UTC.
import type { Int } from '../../store/columns.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    question_answer: QuestionAnswerTable;
    questions_passed: QuestionsPassedTable;
  }
}

/** Last answer to a question, until the set is passed or abandoned. */
export interface QuestionAnswerTable {
  owner: string;
  product: string;
  question: Int;
  version: Int;
  choice: Int;
}

/** Versions that a user has passed, and when. */
export interface QuestionsPassedTable {
  owner: string;
  product: string;
  version: Int;
  passed_at: Int;
}

export const productTables: ColumnMeanings<'question_answer' | 'questions_passed'> = {
  question_answer: {
    owner: 'text',
    product: 'text',
    question: 'count',
    version: 'count',
    choice: 'count',
  },
  questions_passed: { owner: 'text', product: 'text', version: 'count', passed_at: 'time' },
};
