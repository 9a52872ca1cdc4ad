import type { Domain } from '../../Domain.ts';
import { forgetAnswers } from './answers.ts';
import { handlers } from './handlers.ts';
import { productMigrations } from './migrations.ts';
import { Products } from './public/Products.ts';
import { readQuestions } from './readQuestions.ts';
import { productTables } from './tables.ts';
import { productsPersonal } from './productsPersonal.ts';

declare module '../../context.ts' {
  interface Services {
    products: Products;
  }
}

/** All questions twenty times over: whoever wants to pass may try, and no log is filled with it. */
const answersPerDay = 200;
const dayMs = 86_400_000;

/** What is offered where, and the questions that come before it. */
export const productsDomain = {
  handlers,
  limits: { answers: () => ({ max: answersPerDay, timeWindow: dayMs }) },
  commands: { 'products.answer': {} },
  dueWork: { 'products.forgetAnswers': forgetAnswers },
  tables: productTables,
  personal: productsPersonal,
  migrations: productMigrations,
  openServices: ({ config: { products }, store: { db } }) => {
    const questions = readQuestions(products.questionsFolder);
    return { services: { products: new Products({ db, rules: products.rules, questions }) } };
  },
} satisfies Domain;
