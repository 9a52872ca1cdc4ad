import type { ComponentProps, ReactNode } from 'react';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { FormFrame } from '../forms/FormFrame.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import type { FormState } from '../forms/useForm.ts';
import { decideFirst } from './decideFirst.tsx';
import { CheckingNotice, type CommandWords, type LastCommand } from './CheckingNotice.tsx';
import type { CommandForm } from './useCommandForm.ts';
import { useMade } from './useMade.ts';

interface CommandFrameProps<Values, Found> {
  command: LastCommand<Values, Found> & Pick<CommandForm<Values, Found>, 'made'>;
  form: FormState<Values>;
  /** Values cleared after success, so a second tap does not send them again, e.g. { amount: '' }. */
  emptied: Partial<Values>;
  label: string;
  isOffline: boolean;
  /** Button text, e.g. "Transfer 20 USDT". */
  submit: ReactNode;
  /** Look of the button: a purchase and a sale have the colour of their side. */
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  /** Text while sending, e.g. "Transferring". */
  busy: ReactNode;
  /** Preview of the result, visible next to the button. */
  outcome?: ReactNode;
  /** Why the command cannot be sent yet. */
  reason?: ReactNode;
  /** Second button next to the submit button. */
  alternative?: ReactNode;
  /** For the last command while its outcome is unknown. */
  words: CommandWords<Values, Found>;
  children: ReactNode;
}

/** Form that moves money: fields, the last attempt being looked up, and the submit button. */
export function CommandFrame<Values, Found>(props: CommandFrameProps<Values, Found>) {
  const { command, form, emptied, label, isOffline, submit, busy, outcome, reason, words, children } = props;
  const { alternative, variant } = props;
  const { submission: last } = command;
  useMade(command, () => form.restart({ ...form.values, ...emptied }));
  const button = (
    <SubmitButton
      form={form}
      variant={variant}
      isOffline={isOffline}
      busy={busy}
      reason={'draft' in last ? decideFirst(last, words.obstacle) : reason}
    >
      {submit}
    </SubmitButton>
  );
  return (
    <FormFrame form={form} label={label}>
      <CheckingNotice command={command} words={words} />
      {children}
      <BottomBar>
        {outcome}
        {alternative === undefined ? (
          button
        ) : (
          <ButtonPair widths="words">
            {alternative}
            {button}
          </ButtonPair>
        )}
      </BottomBar>
    </FormFrame>
  );
}
