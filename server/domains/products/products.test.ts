// Product availability by user, and the questions before it, on the real server with a test clock.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { verifyBasic } from '../../testing/states/verificationStates.ts';
import { answersKeptMs } from './answers.ts';
import { defaultProducts, readProductsConfig } from './productsConfig.ts';
import { readQuestions } from './readQuestions.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-products-'));
const file = join(folder, 'products.json');
writeFileSync(
  file,
  JSON.stringify({
    lever: { leverageMax: 50, countries: { DE: { leverageMax: 2 } } },
    option: { countries: { DE: { isOpen: false } } },
    otc: { isOpen: false, countries: { DE: { isOpen: true } } },
  }),
);
const ownQuestions = join(folder, 'questions');
cpSync(defaultProducts.questionsFolder!, ownQuestions, { recursive: true });

let server: TestApp;
let ann: { token: string; owner: string };
let people = 0;

beforeAll(async () => {
  const products = readProductsConfig({ PRODUCTS_FILE: file, QUESTIONS: ownQuestions });
  server = await startTestApp({ products });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  ann = await server.person(`ann${(people += 1)}@example.com`);
});

const call = (operation: string, form: Record<string, string> = {}, token = ann.token) =>
  server.call(operation, form, { token, language: 'en' });
const lever = { product: 'lever', version: '2' };
const answer = (question: number, choice: number, token = ann.token) =>
  call('answerQuestion', { ...lever, question: String(question), choice: String(choice) }, token);
const read = async (token = ann.token) => (await call('questions', { product: 'lever' }, token)).data;
const found = async (list: 'products' | 'questions', product: string) =>
  (await call('products')).data[list].find((one: { product: string }) => one.product === product);
const row = (product: string) => found('products', product);
const asked = (product: string) => found('questions', product);
const { lever: set } = readQuestions(ownQuestions);
const rights = set!.texts.en.map(({ right }) => right);
const answerAll = async () => {
  for (const [index, right] of rights.entries()) await answer(index + 1, right);
};
const logged = (owner = ann.owner) =>
  server.context.store.db
    .selectFrom('command')
    .select(['name', 'input'])
    .where('actor', '=', owner)
    .where('name', '=', 'products.answer')
    .execute();

describe('what is offered', () => {
  it('is what holds everywhere before somebody is verified, and what holds in the country from then on', async () => {
    expect(await row('lever')).toMatchObject({ is_open: true, leverage_max: 50 });
    expect(await row('option')).toEqual({ product: 'option', is_open: true });
    expect(await asked('option')).toEqual({ product: 'option', version: 2, count: 4 });
    expect(await row('otc')).toEqual({ product: 'otc', is_open: false });
    expect(await row('hosting')).toEqual({ product: 'hosting', is_open: true });
    await verifyBasic(server.context, ann.owner);
    expect(await row('lever')).toMatchObject({ is_open: true, leverage_max: 2 });
    expect(await row('option')).toEqual({ product: 'option', is_open: false });
    expect(await asked('option')).toBeUndefined();
    expect(await row('otc')).toEqual({ product: 'otc', is_open: true });
  });

  it('is asked for by a command in its transaction, which is refused in words', async () => {
    const { products, store } = server.context;
    const offered = (product: 'lever' | 'option' | 'hosting' | 'otc') =>
      products
        .requireOffered(store.db, ann.owner, product)
        .catch((error: { reason: string }) => error.reason);
    expect(await offered('lever')).toBe('products.leverQuestions');
    expect(await offered('option')).toBe('products.optionQuestions');
    expect(await offered('otc')).toBe('products.closed');
    expect(await offered('hosting')).toEqual({ isOpen: true });
    await answerAll();
    expect(await offered('lever')).toMatchObject({ leverageMax: 50, questions: { version: 2 } });
    expect(await offered('option')).toBe('products.optionQuestions');
  });
});

describe('the questions', () => {
  it('come in the language of the call, and tell nothing of what is right', async () => {
    const data = await read();
    expect(data).toMatchObject({ ...lever, version: 2 });
    expect(data.questions).toHaveLength(rights.length);
    expect(data.answers).toEqual([]);
    expect(Object.keys(data.questions[0])).toEqual(['id', 'text', 'choices']);
    const german = await server.call('questions', { product: 'lever' }, { token: ann.token, language: 'de' });
    expect(german.data.questions[0].text).toBe('Können Sie Ihre ganze Margin verlieren?');
  });

  it('explain a wrong answer, are not passed by it, and take another one', async () => {
    const wrong = rights[0] === 1 ? 2 : 1;
    const { data } = await answer(1, wrong);
    const explanation = set!.texts.en[0]!.why;
    expect(data.answers).toEqual([{ question: 1, chosen: wrong, right: rights[0], explanation }]);
    for (const [index, right] of rights.entries()) if (index > 0) await answer(index + 1, right);
    expect(await read()).not.toHaveProperty('passed_ms');
    expect(await asked('lever')).not.toHaveProperty('passed_ms');
    expect((await answer(1, rights[0]!)).data.passed_ms).toBe(server.clock.now());
    expect((await asked('lever')).passed_ms).toBe(server.clock.now());
  });

  it('keep what is right, whatever comes later', async () => {
    await answer(1, rights[0]!);
    const { data } = await answer(1, rights[0] === 1 ? 2 : 1);
    expect(data.answers[0].chosen).toBe(rights[0]);
    await answerAll();
    const passedMs = server.clock.now();
    server.clock.advance(60_000);
    expect((await answer(2, rights[1] === 1 ? 2 : 1)).data.passed_ms).toBe(passedMs);
  });

  it('leave version and time once they are passed, and no answers; each answer is in the log', async () => {
    await answer(2, rights[1] === 1 ? 2 : 1);
    await answerAll();
    const { db } = server.context.store;
    const left = await db.selectFrom('question_answer').selectAll().where('owner', '=', ann.owner).execute();
    expect(left).toEqual([]);
    const passed = db.selectFrom('questions_passed').selectAll().where('owner', '=', ann.owner);
    expect(await passed.execute()).toEqual([
      { owner: ann.owner, product: 'lever', version: 2n, passed_at: BigInt(server.clock.now()) },
    ]);
    expect(await logged()).toHaveLength(rights.length + 1);
    expect(JSON.parse((await logged())[0]!.input)).toEqual({
      product: 'lever',
      version: 2,
      question: 2,
      choice: rights[1] === 1 ? 2 : 1,
    });
    expect((await read()).answers.map(({ chosen }: { chosen: number }) => chosen)).toEqual(rights);
  });

  it('are forgotten after thirty days where nobody went on', async () => {
    await answer(1, rights[0]!);
    server.clock.advance(answersKeptMs - 1000);
    await server.context.dueWork.run();
    const back = (
      await server.call('login', {
        user_string: `ann${people}@example.com`,
        password: 'correct horse 7',
        user_type: 'email',
      })
    ).data;
    expect((await read(back)).answers).toHaveLength(1);
    server.clock.advance(1000);
    await server.context.dueWork.run();
    expect((await read(back)).answers).toEqual([]);
  });

  it('of somebody else are their own', async () => {
    await answerAll();
    const eve = await server.person(`eve${people}@example.com`);
    expect(await read(eve.token)).not.toHaveProperty('passed_ms');
  });

  it('refuse a question, a choice, a version and a product that are not there', async () => {
    const refusals = [
      await answer(99, 1),
      await answer(1, 9),
      await call('answerQuestion', { ...lever, version: '1', question: '1', choice: '1' }),
      await call('questions', { product: 'hosting' }),
    ];
    expect(refusals.map(({ data }) => data.reason)).toEqual([
      'system.invalid',
      'system.invalid',
      'products.questionsChanged',
      'system.invalid',
    ]);
    expect(await logged()).toEqual([]);
  });

  it('may be answered so often in a day', async () => {
    const strict = await server.person(`often${people}@example.com`);
    const statuses = new Set<string>();
    for (let tries = 0; tries <= 200; tries += 1) {
      const { data, type } = await answer(1, rights[0] === 1 ? 2 : 1, strict.token);
      statuses.add(type === 'ok' ? 'ok' : data.reason);
    }
    expect([...statuses]).toEqual(['ok', 'system.rateLimited']);
  });

  it('of a new version come again, and the former passing stays', async () => {
    await answerAll();
    cpSync(join(ownQuestions, 'lever', '2'), join(ownQuestions, 'lever', '3'), { recursive: true });
    server = await server.restart();
    expect(await read()).toMatchObject({ version: 3 });
    expect(await read()).not.toHaveProperty('passed_ms');
    expect(await asked('lever')).toEqual({ product: 'lever', version: 3, count: rights.length });
    expect((await answer(1, 1)).data.reason).toBe('products.questionsChanged');
    const { db } = server.context.store;
    const passed = db.selectFrom('questions_passed').select('version').where('owner', '=', ann.owner);
    expect(await passed.execute()).toEqual([{ version: 2n }]);
  });

  it('are none where the back end has none', async () => {
    const plain = await startTestApp({ products: readProductsConfig({ QUESTIONS: 'off' }) });
    const { token } = await plain.person('bob@example.com');
    const { data } = await plain.call('products', {}, { token });
    expect(data.questions).toEqual([]);
    expect(data.products).toHaveLength(6);
    for (const one of data.products) expect(one).toEqual({ product: one.product, is_open: true });
    const none = await plain.call('questions', { product: 'lever' }, { token, language: 'en' });
    expect(none.message).toBe('There are no questions about this');
    await plain.close();
  });
});
