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

/** All questions twenty times over: enough retries to pass, and a bound on the log. */
const answersPerDay = 200;
const dayMs = 86_400_000;

/** Product availability by country, and the questionnaires required first. */
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
