import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AskedProduct, QuestionSet } from '../../api/products.ts';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StepBar, type BarStep } from '../../ui/progress/StepBar.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { FormSkeleton } from '../../components/forms/FormSkeleton.tsx';

/** Questions of a product: a set, none, or closed because the product is not offered to this user. */
export type Asked = QuestionSet | 'nothing' | 'closed';

interface ProductQuestionsViewProps {
  product: AskedProduct;
  asked: RemoteState<Asked>;
  /** The answer being sent. */
  sending: { question: number; choice: number } | undefined;
  onAnswer: (set: QuestionSet, question: number, choice: number) => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

type ContentProps = Pick<ProductQuestionsViewProps, 'sending' | 'onAnswer' | 'onBack'> & { set: QuestionSet };

function Progress({ steps }: { steps: readonly BarStep[] }) {
  const count = (kind: BarStep) => steps.filter((step) => step === kind).length;
  const [right, wrong] = [count('right'), count('wrong')];
  return (
    <Stack gap="2">
      <StepBar steps={steps} />
      <Stack direction="row" justify="between" gap="3">
        <Text variant="caption" tone="secondary" num>
          <FormattedMessage
            id="questions.progress"
            defaultMessage="{wrong, plural, =0 {{right} right} one {{right} right, {wrong} to answer again} other {{right} right, {wrong} to answer again}}"
            values={{ right, wrong }}
          />
        </Text>
        <Text variant="caption" tone="secondary" num noWrap>
          <FormattedMessage
            id="questions.of"
            defaultMessage="{done} of {count}"
            values={{ done: right + wrong, count: steps.length }}
          />
        </Text>
      </Stack>
    </Stack>
  );
}

function Passed({ passedMs }: { passedMs: number }) {
  const dates = useDates();
  return (
    <Notice
      tone="success"
      live
      lead={<FormattedMessage id="questions.passed" defaultMessage="All answers are right." />}
    >
      <FormattedMessage
        id="questions.passed.text"
        defaultMessage="Passed on {date}. We ask again only when the questions change."
        values={{ date: dates.day(passedMs) }}
      />
    </Notice>
  );
}

function Content({ set, sending, onAnswer, onBack }: ContentProps) {
  // Questions whose wrong answer is cleared so that they can be answered again.
  const [again, setAgain] = useState<readonly number[]>([]);
  const answers = new Map(set.answers.map((answer) => [answer.question, answer]));
  const wrong = set.answers.filter(({ chosen, right }) => chosen !== right).map(({ question }) => question);
  const shownWrong = wrong.filter((question) => !again.includes(question));
  const steps = set.questions.map(({ id }): BarStep => {
    if (!answers.has(id)) return 'open';
    return wrong.includes(id) ? 'wrong' : 'right';
  });
  const choose = (question: number, choice: number) => {
    setAgain((open) => open.filter((id) => id !== question));
    onAnswer(set, question, choice);
  };
  const isPassed = set.passed_ms !== undefined;
  return (
    <Stack gutter padBlock="4" gap="4">
      <Text as="p" tone="secondary">
        <FormattedMessage
          id="questions.intro"
          defaultMessage="{count, plural, one {# question} other {# questions}} about what can happen to your money. Answer as often as you like."
          values={{ count: set.questions.length }}
        />
      </Text>
      <Progress steps={steps} />
      {set.passed_ms === undefined ? null : <Passed passedMs={set.passed_ms} />}
      <Stack as="ol">
        {set.questions.map((question, index) => {
          const { id } = question;
          const sent = sending?.question === id ? sending.choice : undefined;
          return (
            <QuestionItem
              key={id}
              number={index + 1}
              question={question}
              answer={sent === undefined && !again.includes(id) ? answers.get(id) : undefined}
              sending={sent}
              onChoose={(choice) => choose(id, choice)}
            />
          );
        })}
      </Stack>
      {isPassed ? (
        <BottomBar>
          <Button width="block" onClick={onBack}>
            <FormattedMessage id="forgot.continue" defaultMessage="Continue" />
          </Button>
        </BottomBar>
      ) : null}
      {!isPassed && shownWrong.length > 0 ? (
        <BottomBar>
          <Button width="block" onClick={() => setAgain(wrong)}>
            <FormattedMessage id="questions.again" defaultMessage="Answer again" />
          </Button>
        </BottomBar>
      ) : null}
    </Stack>
  );
}

function Nothing({ onBack }: { onBack: () => void }) {
  return (
    <Empty
      title={<FormattedMessage id="questions.none" defaultMessage="No questions" />}
      text={<FormattedMessage id="questions.none.text" defaultMessage="There is nothing to answer here." />}
      action={
        <Button variant="secondary" icon={laterIcons.arrowLeft} onClick={onBack}>
          <FormattedMessage id="app.goBack" defaultMessage="Go back" />
        </Button>
      }
    />
  );
}

/** Questions required before contracts or timed options. */
export function ProductQuestionsView(props: ProductQuestionsViewProps) {
  const { product, asked, onRefresh, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={
        product === 'lever' ? (
          <FormattedMessage id="questions.title.lever" defaultMessage="Before you trade contracts" />
        ) : (
          <FormattedMessage id="questions.title.option" defaultMessage="Before you trade timed options" />
        )
      }
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
    >
      <Remote
        of={asked}
        skeleton={<FormSkeleton />}
        failedTitle={
          <FormattedMessage id="questions.failed" defaultMessage="The questions could not be loaded" />
        }
      >
        {(data) => {
          if (data === 'nothing') return <Nothing onBack={onBack} />;
          return data === 'closed' ? <ProductClosed onBack={onBack} /> : <Content {...props} set={data} />;
        }}
      </Remote>
    </SubScreen>
  );
}
