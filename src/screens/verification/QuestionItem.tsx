import { FormattedMessage } from 'react-intl';
import type { QuestionSet } from '../../api/products.ts';
import { AnswerChoices } from '../../ui/choices/AnswerChoices.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

export type Question = QuestionSet['questions'][number];
export type Answer = QuestionSet['answers'][number];

interface QuestionItemProps {
  number: number;
  question: Question;
  /** The last answer; undefined before the first, and while another is requested. */
  answer: Answer | undefined;
  sending: number | undefined;
  onChoose: (choice: number) => void;
}

/** One question: its choices, then the correct answer and the explanation. */
export function QuestionItem({ number, question, answer, sending, onChoose }: QuestionItemProps) {
  const isRight = answer !== undefined && answer.chosen === answer.right;
  return (
    <Stack as="li" direction="row" gap="4" padBlock="4">
      <Text tone="muted" num>
        {number}
      </Text>
      <Stack grow gap="4">
        <Stack direction="row" gap="3" justify="between">
          {/** Words longer than the line break. */}
          <Stack grow>
            <Text as="h2" variant="title3">
              {question.text}
            </Text>
          </Stack>
          {isRight ? (
            <Text tone="success">
              <Icon name="check" size="sm" />
            </Text>
          ) : null}
        </Stack>
        {isRight ? null : (
          <AnswerChoices
            label={question.text}
            choices={question.choices}
            sending={sending}
            answer={answer}
            onChoose={onChoose}
          />
        )}
        {answer === undefined ? null : <Told question={question} answer={answer} />}
      </Stack>
    </Stack>
  );
}

function Told({ question, answer }: { question: Question; answer: Answer }) {
  if (answer.chosen !== answer.right)
    return (
      <Notice
        tone="neutral"
        live
        lead={<FormattedMessage id="questions.wrong" defaultMessage="That is not right." />}
      >
        {answer.explanation}
      </Notice>
    );
  return (
    <Stack gap="2">
      <Text as="p" tone="secondary">
        {question.choices.find(({ id }) => id === answer.right)?.text}
      </Text>
      <Text as="p" variant="caption" tone="muted">
        {answer.explanation}
      </Text>
    </Stack>
  );
}
