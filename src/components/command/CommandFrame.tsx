import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { BottomBar } from '../../ui/ScreenBars.tsx';
import { FormFrame } from '../forms/FormFrame.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import type { FormState } from '../forms/useForm.ts';
import { decideFirst } from './decideFirst.tsx';
import { CheckingNotice } from './CheckingNotice.tsx';
import type { CommandForm } from './useCommandForm.ts';

interface CommandFrameProps<Values> extends Pick<
  CommandForm<Values>,
  'submission' | 'onRepeat' | 'onCheck' | 'onDismiss' | 'made'
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
  /** The last try, while its answer is missing. */
  checking: {
    checking: ReactNode;
    notFound: ReactNode;
    /** What was asked for, and that sending it again cannot carry it out twice. */
    textOf: (values: Values) => ReactNode;
    /** Why another one cannot be sent meanwhile. */
    obstacle: ReactNode;
  };
  children: ReactNode;
}

/** A form that moves money: its fields, the last try that is being looked up, and the button beneath. */
export function CommandFrame<Values>(props: CommandFrameProps<Values>) {
  const { form, emptied, made, label, isOffline, submit, busy, checking, children } = props;
  const { submission, onRepeat, onCheck, onDismiss } = props;
  const empty = useEffectEvent(() => form.restart({ ...form.values, ...emptied }));
  useEffect(() => {
    if (made) empty();
  }, [made]);
  const last = 'draft' in submission ? submission : undefined;
  return (
    <FormFrame form={form} label={label}>
      {last && (
        <CheckingNotice
          state={last.state}
          leads={checking}
          onRepeat={onRepeat}
          onCheck={onCheck}
          onDismiss={onDismiss}
        >
          {checking.textOf(last.draft)}
        </CheckingNotice>
      )}
      {children}
      <BottomBar>
        <SubmitButton
          form={form}
          isOffline={isOffline}
          busy={busy}
          reason={last && (last.state === 'checking' ? checking.obstacle : decideFirst)}
        >
          {submit}
        </SubmitButton>
      </BottomBar>
    </FormFrame>
  );
}
