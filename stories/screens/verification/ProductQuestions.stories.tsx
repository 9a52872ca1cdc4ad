import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answerQuestion, questions, questionsPassed } from '../../../contracts/examples/products.ts';
import { ProductQuestionsView } from '../../../src/screens/verification/ProductQuestionsView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { rests } from '../../rests.ts';

const retry = fn();

const meta = {
  title: 'screens/verification/ProductQuestions',
  component: ProductQuestionsView,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'lever',
    asked: ready(questions),
    sending: undefined,
    onAnswer: fn(),
    onRefresh: fn(async () => undefined),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof ProductQuestionsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { asked: loading },
  parameters: rests({ has: [`.${content.group.fields}`], shows: ['Before you trade contracts'] }),
};

export const Failed: Story = {
  args: { asked: failed(new Error('The server did not answer in time'), retry, 1_795_271_021_000) },
  parameters: rests({ shows: ['The questions could not be loaded', 'Try again'] }),
};

/** The back end has no questionnaire for this product. */
export const Empty: Story = {
  args: { asked: ready('nothing') },
  parameters: rests({ shows: ['No questions', 'There is nothing to answer here.', 'Go back'] }),
};

export const RegionBlocked: Story = {
  args: { asked: ready('closed'), product: 'option' },
  parameters: rests({ shows: ['Before you trade timed options', 'Not offered in your region', 'Go back'] }),
};

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: ['3 questions about what can happen to your money.', '0 right', '0 of 3', 'About 5%'],
    hides: ['Answer again', 'Continue', '100% ÷ 20'],
  }),
};

export const Sending: Story = {
  args: { sending: { question: 2, choice: 3 } },
  parameters: rests({ shows: ['About 5%'], hides: ['Answer again'] }),
};

/** One answer is right; the other is explained and can be answered again. */
export const Wrong: Story = {
  args: { asked: ready(answerQuestion) },
  parameters: rests({
    shows: ['1 right, 1 to answer again', '2 of 3', /That is not right\.\s*At 20×/, 'Answer again'],
    hides: ['Continue', 'All answers are right.'],
  }),
};

export const Passed: Story = {
  args: { asked: ready(questionsPassed) },
  parameters: rests({
    shows: ['3 right', '3 of 3', /All answers are right\.\s*Passed on 20 Nov 2026/, 'Continue'],
    hides: ['Answer again', 'About 50%'],
  }),
};

export const German: Story = {
  args: { asked: ready(answerQuestion) },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['1 richtig, 1 noch einmal beantworten'] }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The wrong answer is cleared, the correct one stays, and another is sent. */
export const AnswersAgain: Story = {
  ...Wrong,
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'About 5%' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer again' }));
    await expect(canvas.queryByText(/That is not right/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Answer again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'About 5%' }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenCalledWith(answerQuestion, 2, 3);
  },
};

export const Continues: Story = {
  ...Passed,
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
