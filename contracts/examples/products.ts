import type { components } from '../schema.d.ts';

type Schemas = components['schemas'];

const passed_ms = Date.UTC(2026, 10, 20, 16, 14);

/** Nothing is answered yet, and two are passed before. */
export const products: Schemas['Product'][] = [
  { product: 'lever', is_open: true, leverage_max: 20, questions: { version: 1, count: 3 } },
  { product: 'option', is_open: true, questions: { version: 1, count: 4, passed_ms } },
  { product: 'hosting', is_open: true },
  { product: 'subscription', is_open: true },
  { product: 'otc', is_open: true },
  { product: 'referral', is_open: true },
];

/** Timed options are not offered where this person is verified. */
export const productsClosed: Schemas['Product'][] = products.map((row) =>
  row.product === 'option' ? { product: 'option', is_open: false } : row,
);

const [margin, leverage, overnight] = [
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
] as const satisfies Schemas['Question'][];

const whyMargin = 'At the liquidation price the position is closed, and its margin is gone.';
const whyLeverage =
  'At 20× every 1% counts 20 times. 100% ÷ 20 = 5%: a fall of about 5% ends a long position, before fees.';
const whyOvernight = 'It is charged each day that the position stays open, also while it makes a loss.';

export const questions: Schemas['QuestionSet'] = {
  product: 'lever',
  version: 1,
  questions: [
    { ...margin, choices: [...margin.choices] },
    { ...leverage, choices: [...leverage.choices] },
    { ...overnight, choices: [...overnight.choices] },
  ],
};

const answered = (chosen: readonly (number | undefined)[]): Schemas['Question'][] =>
  questions.questions.map((question, index) => {
    const choice = chosen[index];
    if (choice === undefined) return question;
    const [right, explanation] = (
      [
        [1, whyMargin],
        [3, whyLeverage],
        [2, whyOvernight],
      ] as const
    )[index]!;
    return { ...question, chosen: choice, right, explanation };
  });

/** The first one is right, the second one wrong. */
export const answerQuestion: Schemas['QuestionSet'] = { ...questions, questions: answered([1, 2]) };

export const questionsPassed: Schemas['QuestionSet'] = {
  ...questions,
  passed_ms,
  questions: answered([1, 3, 2]).map(({ chosen: _, ...question }) => question),
};
