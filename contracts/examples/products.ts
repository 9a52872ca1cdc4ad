import type { components } from '../schema.d.ts';

type Schemas = components['schemas'];

const passed_ms = Date.UTC(2026, 10, 20, 16, 14);

const open = (product: Schemas['ProductName']): Schemas['Product'] => ({ product, is_open: true });

/** One product passed, the other not yet answered. */
export const products: Schemas['Products'] = {
  products: [
    { ...open('lever'), leverage_max: 20 },
    ...(['option', 'hosting', 'subscription', 'otc', 'referral'] as const).map(open),
  ],
  questions: [
    { product: 'lever', version: 1, count: 3 },
    { product: 'option', version: 1, count: 4, passed_ms },
  ],
};

/** Timed options are not offered in this user's verified country. */
export const productsClosed: Schemas['Products'] = {
  products: products.products.map((row) =>
    row.product === 'option' ? { product: 'option', is_open: false } : row,
  ),
  questions: products.questions.slice(0, 1),
};

const [margin, leverage, overnight]: [Schemas['Question'], Schemas['Question'], Schemas['Question']] = [
  {
    id: 1,
    text: 'Can you lose your whole margin?',
    choices: [
      { id: 1, text: 'Yes, if the price reaches the liquidation price' },
      { id: 2, text: 'No, half of it is always kept' },
    ],
  },
  {
    id: 2,
    text: 'At 20× leverage, which move against you uses up your margin?',
    choices: [
      { id: 1, text: 'About 50%' },
      { id: 2, text: 'About 20%' },
      { id: 3, text: 'About 5%' },
    ],
  },
  {
    id: 3,
    text: 'When do you pay the overnight fee?',
    choices: [
      { id: 1, text: 'Only when you close the position' },
      { id: 2, text: 'Every day while the position is open' },
    ],
  },
];

const whyMargin = 'At the liquidation price the position is closed, and its margin is gone.';
const whyLeverage =
  'At 20× every 1% counts 20 times. 100% ÷ 20 = 5%: a fall of about 5% ends a long position, before fees.';
const whyOvernight = 'It is charged each day that the position stays open, also while it makes a loss.';

export const questions: Schemas['QuestionSet'] = {
  product: 'lever',
  version: 1,
  questions: [margin, leverage, overnight],
  answers: [],
};

const rightMargin: Schemas['QuestionAnswer'] = { question: 1, chosen: 1, right: 1, explanation: whyMargin };

/** The first answer is right, the second wrong. */
export const answerQuestion: Schemas['QuestionSet'] = {
  ...questions,
  answers: [rightMargin, { question: 2, chosen: 2, right: 3, explanation: whyLeverage }],
};

export const questionsPassed: Schemas['QuestionSet'] = {
  ...questions,
  passed_ms,
  answers: [
    rightMargin,
    { question: 2, chosen: 3, right: 3, explanation: whyLeverage },
    { question: 3, chosen: 2, right: 2, explanation: whyOvernight },
  ],
};
