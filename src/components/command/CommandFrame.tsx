import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { FormFrame } from '../forms/FormFrame.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import type { FormState } from '../forms/useForm.ts';
import { decideFirst } from './decideFirst.tsx';
import { CheckingNotice, type OpenWords } from './CheckingNotice.tsx';
import type { CommandForm } from './useCommandForm.ts';

interface CommandFrameProps<Values, Found> extends Pick<
  CommandForm<Values, Found>,
  'submission' | 'onRepeat' | 'onCheck' | 'onAccept' | 'onDismiss' | 'made'
> {
  form: FormState<Values>;
  /** What is not sent again by another tap once it was carried out, as { amount: '' }. */
  emptied: Partial<Values>;
  label: string;
  isOffline: boolean;
  /** What the button sends, as "Transfer 20 USDT". */
  submit: ReactNode;
  /** What is happening meanwhile, as "Transferring". */
  busy: ReactNode;
  /** What comes of it, in sight of whoever presses the button. */
  outcome?: ReactNode;
  /** Why it cannot be sent yet. */
  reason?: ReactNode;
  /** A button beside the one that sends it. */
  alternative?: ReactNode;
  /** The last try, while its answer is missing. */
  checking: OpenWords & {
    /** What was asked for, as "2,000.00 USDT." */
    askedOf: (values: Values) => ReactNode;
    /** The same, and that sending it again cannot carry it out twice. */
    askedOnceOf: (values: Values) => ReactNode;
    /** One that asks for the same, as its records show it. */
    alikeOf: (found: Found) => ReactNode;
    /** Why another one cannot be sent meanwhile. */
    obstacle: ReactNode;
  };
  children: ReactNode;
}

/** A form that moves money: its fields, the last try that is being looked up, and the button beneath. */
export function CommandFrame<Values, Found>(props: CommandFrameProps<Values, Found>) {
  const { form, emptied, made, label, isOffline, submit, busy, outcome, reason, checking, children } = props;
  const { alternative } = props;
  const { submission, onRepeat, onCheck, onAccept, onDismiss } = props;
  const empty = useEffectEvent(() => form.restart({ ...form.values, ...emptied }));
  useEffect(() => {
    if (made) empty();
  }, [made]);
  const last = 'draft' in submission ? submission : undefined;
  const button = (
    <SubmitButton
      form={form}
      isOffline={isOffline}
      busy={busy}
      reason={last ? decideFirst(last, checking.obstacle) : reason}
    >
      {submit}
    </SubmitButton>
  );
  return (
    <FormFrame form={form} label={label}>
      {last && (
        <CheckingNotice
          state={last.state}
          canDouble={last.canDouble}
          leads={checking}
          asked={checking.askedOf(last.draft)}
          askedOnce={checking.askedOnceOf(last.draft)}
          alike={last.alike.length > 0 ? last.alike.map(checking.alikeOf) : undefined}
          onRepeat={onRepeat}
          onCheck={onCheck}
          onAccept={onAccept}
          onDismiss={onDismiss}
        />
      )}
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
