// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const Product = /* @__PURE__ */ is.record({
  product: is.textCode<'lever' | 'option' | 'hosting' | 'subscription' | 'otc' | 'referral'>,
  is_open: is.boolean,
});
export type Product = is.ReadBy<typeof Product>;

export const ProductQuestions = /* @__PURE__ */ is.record(
  { product: is.textCode<'lever' | 'option'>, count: is.integer },
  { passed_ms: is.maybe(is.timeMs) },
);
export type ProductQuestions = is.ReadBy<typeof ProductQuestions>;

export const Products = /* @__PURE__ */ is.record({
  products: is.list(Product),
  questions: is.list(ProductQuestions),
});
export type Products = is.ReadBy<typeof Products>;

export const QuestionChoice = /* @__PURE__ */ is.record({ id: is.integer, text: is.text });
export type QuestionChoice = is.ReadBy<typeof QuestionChoice>;

export const Question = /* @__PURE__ */ is.record({
  id: is.integer,
  text: is.text,
  choices: is.list(QuestionChoice),
});
export type Question = is.ReadBy<typeof Question>;

export const QuestionAnswer = /* @__PURE__ */ is.record({
  question: is.integer,
  chosen: is.integer,
  right: is.integer,
  explanation: is.text,
});
export type QuestionAnswer = is.ReadBy<typeof QuestionAnswer>;

export const QuestionSet = /* @__PURE__ */ is.record(
  { version: is.integer, questions: is.list(Question), answers: is.list(QuestionAnswer) },
  { passed_ms: is.maybe(is.timeMs) },
);
export type QuestionSet = is.ReadBy<typeof QuestionSet>;

export const products = Products;

export const questions = QuestionSet;

export const answerQuestion = QuestionSet;
