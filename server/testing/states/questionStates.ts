// Provider states of product questions (contracts/states).
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { answer } from '../../domains/products/answers.ts';
import { askedProducts } from '../../domains/products/productNames.ts';
import type { AskedProduct } from '../../domains/products/productNames.ts';

function which({ products }: Context, owner: string, product: AskedProduct) {
  return { owner, product, set: products.questionsOf(product)! };
}

export async function answerFirst(context: Context, owner: string): Promise<StateValues> {
  const asked = which(context, owner, 'lever');
  await answer(context.executor, asked, { question: 1, choice: 1 });
  return { version: String(asked.set.version) };
}

export async function answerButLast(context: Context, owner: string): Promise<StateValues> {
  const asked = which(context, owner, 'lever');
  const { texts, version } = asked.set;
  const last = texts.en.length;
  for (const [index, { right }] of texts.en.slice(0, -1).entries())
    await answer(context.executor, asked, { question: index + 1, choice: right });
  return { version: String(version), question: String(last), choice: String(texts.en.at(-1)!.right) };
}

export async function passAll(context: Context, owner: string): Promise<StateValues> {
  for (const product of askedProducts) {
    const asked = which(context, owner, product);
    for (const [index, { right }] of asked.set.texts.en.entries())
      await answer(context.executor, asked, { question: index + 1, choice: right });
  }
  return {};
}
