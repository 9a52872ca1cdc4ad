import { useState } from 'react';
import { useIntl } from 'react-intl';
import { codesSent } from '../../components/codes/codesSent.ts';
import { refusalWithTries } from '../../components/codes/refusalWithTries.ts';
import type { Submit } from '../../components/forms/submission.ts';
import { fieldNamed } from '../../components/forms/fieldNamed.ts';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import { pinLength } from '../../ui/pins/pin.ts';
import {
  earlyFaults,
  fundPasswordSchema,
  noFundPassword,
  type FundPasswordValues,
  type FundPasswordWay,
  type PinName,
} from './fundPasswordSchema.ts';
import { useHeld } from '../../components/forms/useHeld.ts';
import {
  ownCodeKey,
  useOwnCode,
  type OwnAddress,
  type SendOwnCode,
} from '../../components/codes/useOwnCode.ts';

export interface FundPasswordFormProps extends Omit<FormWiring<FundPasswordValues>, 'onSubmit'> {
  isSet: boolean;
  /** Where a code goes; undefined where the account has no address. */
  address: OwnAddress | undefined;
  /** Wrong ones that may come before it has to wait; undefined where the back end does not say. */
  triesLeft: number | undefined;
  /** Until when the old one is looked at no more, by this device's clock. */
  lockedUntilMs: number | undefined;
  /** For how long withdrawals are held by a change; undefined where the back end does not say. */
  holdMinutes: { change: number; forgotten: number } | undefined;
  isSandbox: boolean;
  isOffline: boolean;
  /** Where an address is added. */
  accountHref: string;
  onSendCode: SendOwnCode;
  onSubmit: Submit<FundPasswordValues & { way: FundPasswordWay }>;
}

/** Where the next digits go, once a field has all of its own. */
const following: Partial<Record<PinName, PinName>> = { old: 'password', password: 'confirm' };

/** A fund password that is set, changed or replaced. */
export function useFundPasswordForm(props: FundPasswordFormProps) {
  const { isSet, address, lockedUntilMs, draft, onSendCode, onSubmit, onRefused } = props;
  const intl = useIntl();
  // Guesses at the old one lock nothing for who has forgotten it.
  const heldOld = useHeld(lockedUntilMs);
  const heldOther = useHeld(undefined);
  const [isForgotten, setForgotten] = useState(draft?.initial?.isForgotten === true);
  const way: FundPasswordWay = !isSet ? 'first' : isForgotten ? 'forgotten' : 'changed';
  const held = way === 'changed' ? heldOld : heldOther;
  const key = ownCodeKey('fundPassword', address);
  const form = useForm<FundPasswordValues>({
    initial: noFundPassword,
    schema: fundPasswordSchema(intl, way),
    draft,
    onRefused,
    // A repeat is right as soon as the digits are the same.
    errorsAfter: (errors, name) => ({
      ...errors,
      [name]: undefined,
      ...(name === 'password' && { confirm: undefined }),
    }),
    async onSubmit(values) {
      const refused = held.note(await onSubmit({ ...values, way }));
      if (refused) return refusalWithTries(intl, key, refused);
      codesSent.delete(key);
      return undefined;
    },
  });
  const early = earlyFaults(intl, form.values, way);
  const code = useOwnCode({
    purpose: 'fundPassword',
    address,
    onSend: onSendCode,
    onErrors: form.addErrors,
  });
  return {
    form,
    way,
    code,
    early,
    held,
    fill(name: PinName, value: string): void {
      form.set(name, value);
      const isFilled = value.length === pinLength && form.values[name] !== value;
      const next = following[name];
      if (!isFilled || next === undefined) return;
      const faults = earlyFaults(intl, { ...form.values, [name]: value }, way);
      if (faults[name] === undefined && form.values[next] === '') fieldNamed(form.id, next)?.focus();
    },
    forget(next: boolean): void {
      setForgotten(next);
      form.clearErrors();
      form.change({ isForgotten: next, old: '', loginPassword: '', code: '' });
    },
  };
}
