import { useIntl } from 'react-intl';
import { later } from '../ui/later.ts';
import type { Core } from './core.ts';
import { useDoor } from './useDoor.ts';

/** Seldom seen, so it comes when it is. */
const dialog = later(async () => (await import('./QuestionsDialog.tsx')).QuestionsDialog);

/** Opens wherever questions come before a command; the page beneath stays as it is. */
export function QuestionsDoor({ core }: { core: Core }) {
  const sentence = useIntl().formatMessage({
    id: 'questions.required',
    defaultMessage: 'Answer the questions first',
  });
  const { about, Dialog } = useDoor(core.questionsDoor, { dialog, sentence, toaster: core.toaster });
  return Dialog && about ? <Dialog core={core} product={about} /> : null;
}
