// Products that the caller may trade in addition to spot, and their suitability questions.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, client, type FormOf, type QueryOf } from './calling/client.ts';
import * as read from './readers/products.ts';

export type Products = read.Products;
export type QuestionSet = read.QuestionSet;
/** Products that may require questions first. */
export type AskedProduct = QueryOf<'questions'>['product'];

/** Extension: without it every product counts as offered, and none has questions. */
export const products = () =>
  queryOptions({
    queryKey: ['products', 'products'],
    queryFn: ({ signal }) => call(client.GET('/user/products', { signal }), read.products),
  });

/** Extension: in the page's language, so that each language is cached separately. */
export const questions = (product: AskedProduct, locale: string) =>
  queryOptions({
    queryKey: ['products', 'questions', product, locale],
    queryFn: ({ signal }) =>
      call(client.GET('/user/questions', { params: { query: { product } }, signal }), read.questions),
  });

/** Extension: answers one question and returns the state of all. */
export const answerQuestion = () =>
  mutationOptions({
    mutationKey: ['products', 'answerQuestion'],
    mutationFn: (body: FormOf<'answerQuestion'>) =>
      call(client.POST('/user/questions', { body }), read.answerQuestion),
  });
