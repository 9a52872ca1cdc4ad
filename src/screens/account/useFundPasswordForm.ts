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
  /** Address that receives the code; undefined if the account has none. */
  address: OwnAddress | undefined;
  /** Remaining attempts before the lock; undefined if the back end does not send it. */
  triesLeft: number | undefined;
  /** End of the lock on the old password, in the device's clock. */
  lockedUntilMs: number | undefined;
  /** Duration of the withdrawal hold after a change; undefined if the back end does not send it. */
  holdMinutes: { change: number; forgotten: number } | undefined;
  /** The account has no login password: a wallet confirms when the form is sent. */
  isByWallet: boolean;
  isSandbox: boolean;
  isOffline: boolean;
  /** Page that adds an address. */
  accountHref: string;
  onSendCode: SendOwnCode;
  onSubmit: Submit<FundPasswordValues & { way: FundPasswordWay }>;
}

/** Field that receives the focus after a field is complete. */
const following: Partial<Record<PinName, PinName>> = { old: 'password', password: 'confirm' };

/** State of the form that sets, changes or resets the fund password. */
export function useFundPasswordForm(props: FundPasswordFormProps) {
  const { isSet, address, lockedUntilMs, draft, onSendCode, onSubmit, onRefused } = props;
  const intl = useIntl();
  // Failed attempts at the old password do not lock a user who has forgotten it.
  const heldOld = useHeld(lockedUntilMs);
  const heldOther = useHeld(undefined);
  const [isForgotten, setForgotten] = useState(draft?.initial?.isForgotten === true);
  const way: FundPasswordWay = !isSet ? 'first' : isForgotten ? 'forgotten' : 'changed';
  const held = way === 'changed' ? heldOld : heldOther;
  const key = ownCodeKey('fundPassword', address);
  const form = useForm<FundPasswordValues>({
    initial: noFundPassword,
    schema: fundPasswordSchema(intl, way, props.isByWallet),
    draft,
    onRefused,
    // The repeat becomes valid as soon as the digits match.
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
