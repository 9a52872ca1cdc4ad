// Written by npm run schema from contracts/openapi.

import * as is from '../read.ts';

export const ProductQuestions = /* @__PURE__ */ is.record(
  { count: is.integer },
  { passed_ms: is.maybe(is.timeMs) },
);
export type ProductQuestions = is.ReadBy<typeof ProductQuestions>;

export const Product = /* @__PURE__ */ is.record(
  {
    product: is.textCode<'lever' | 'option' | 'hosting' | 'subscription' | 'otc' | 'referral'>,
    is_open: is.boolean,
  },
  { questions: ProductQuestions },
);
export type Product = is.ReadBy<typeof Product>;

export const QuestionChoice = /* @__PURE__ */ is.record({ id: is.integer, text: is.text });
export type QuestionChoice = is.ReadBy<typeof QuestionChoice>;

export const Question = /* @__PURE__ */ is.record(
  { id: is.integer, text: is.text, choices: is.list(QuestionChoice) },
  { chosen: is.maybe(is.integer), right: is.maybe(is.integer), explanation: is.maybe(is.text) },
);
export type Question = is.ReadBy<typeof Question>;

export const QuestionSet = /* @__PURE__ */ is.record(
  { version: is.integer, questions: is.list(Question) },
  { passed_ms: is.maybe(is.timeMs) },
);
export type QuestionSet = is.ReadBy<typeof QuestionSet>;

export const products = /* @__PURE__ */ is.list(Product);

export const questions = QuestionSet;

export const answerQuestion = QuestionSet;
