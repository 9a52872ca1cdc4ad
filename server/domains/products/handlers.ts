import type { Handler, Handlers } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import { answer, questionsView } from './answers.ts';
import { askedProducts, productNames } from './productNames.ts';
import type { AskedProduct } from './productNames.ts';
import type { Products } from './public/Products.ts';

const products: Handler<'products'> = async (context, { user }) => {
  const offered = await context.products.of(user().owner);
  return {
    products: productNames.map((product) => {
      const { isOpen, leverageMax } = offered[product];
      return {
        product,
        is_open: isOpen,
        ...(leverageMax === undefined ? {} : { leverage_max: leverageMax }),
      };
    }),
    questions: askedProducts.flatMap((product) => {
      const { questions: asked } = offered[product];
      if (!asked) return [];
      const { version, count, passedMs } = asked;
      return [{ product, version, count, ...(passedMs === undefined ? {} : { passed_ms: passedMs }) }];
    }),
  };
};

function setOf(known: Products, product: AskedProduct) {
  const set = known.questionsOf(product);
  if (!set) throw new Refusal('products.noQuestions', { fields: { product: '' } });
  return set;
}

const questions: Handler<'questions'> = (context, { input: { product }, user, locale }) => {
  const set = setOf(context.products, product);
  return questionsView(context.store.db, { owner: user().owner, product, set }, locale);
};

const answerQuestion: Handler<'answerQuestion'> = async (context, { input, user, locale }) => {
  const { store, executor } = context;
  const { product } = input;
  const which = { owner: user().owner, product, set: setOf(context.products, product) };
  if (which.set.version !== Number(input.version)) throw new Refusal('products.questionsChanged');
  const said = { question: Number(input.question), choice: Number(input.choice) };
  await answer(executor, which, said);
  return questionsView(store.db, which, locale);
};

export const handlers: Handlers<'products'> = { products, questions, answerQuestion };
