import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WithdrawalAddress } from '../../../api/withdrawal.ts';
import { codesSent } from '../../../components/codes/codesSent.ts';
import { refusalWithTries } from '../../../components/codes/refusalWithTries.ts';
import {
  ownCodeKey,
  useOwnCode,
  type OwnAddress,
  type SendOwnCode,
} from '../../../components/codes/useOwnCode.ts';
import type { Refused, Submit } from '../../../components/forms/submission.ts';
import { useForm, type FormWiring } from '../../../components/forms/useForm.ts';
import { useHeld } from '../../../components/forms/useHeld.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { addressSchema, blankAddress, type AddressValues } from './addressSchema.ts';
import type { Target } from './addressFinding.ts';
import { findingLead } from './findingWords.tsx';
import { looksSecret } from './secretText.ts';
import { useAddressCheck, type CheckAddress } from './useAddressCheck.ts';

/** Address to save, and the coin and network that it is valid for. */
export interface AddressToSave extends AddressValues {
  target: Target;
}

export interface AddAddressFormOptions extends Omit<FormWiring<AddressValues>, 'onSubmit'> {
  /** Undefined before a network is selected. */
  target: Target | undefined;
  saved: readonly WithdrawalAddress[];
  /** Address for codes. */
  ownAddress: OwnAddress;
  /** End of the fund password lock, by the device clock. */
  lockedUntilMs: number | undefined;
  onCheck: CheckAddress;
  onSendCode: SendOwnCode;
  onSubmit: Submit<AddressToSave>;
}

/** Requires a selected network that is open. */
function useNetworkProblem(target: Target | undefined): string | undefined {
  const intl = useIntl();
  if (target) return target.network.suspended;
  return intl.formatMessage(refusalMessage('withdrawal.coinRequired'));
}

/** Validates an address while it is typed, and saves it with the fund password and a code. */
export function useAddAddressForm(options: AddAddressFormOptions) {
  const { target, saved, ownAddress, lockedUntilMs, draft, onCheck, onSendCode, onSubmit, onRefused } =
    options;
  const intl = useIntl();
  const [isSecret, setIsSecret] = useState(false);
  const [text, setText] = useState(draft?.initial?.address ?? '');
  const held = useHeld(lockedUntilMs);
  const codeKey = ownCodeKey('address', ownAddress);
  const check = useAddressCheck(text, target, saved, onCheck);
  const textOf = (finding: typeof check.finding) => finding && target && findingLead(intl, finding, target);
  const tick = intl.formatMessage({
    id: 'address.compare.first',
    defaultMessage: 'Tick the box above to save.',
  });

  /** Sends the address only after the server has checked it. */
  async function send(values: AddressValues): Promise<Refused | undefined> {
    if (!target) return {};
    const { finding, caution } = await check.settle();
    const problem = textOf(finding);
    if (problem !== undefined) return { fields: { address: problem } };
    if (caution && !values.isCompared) return { fields: { isCompared: tick } };
    const refused = held.note(await onSubmit({ ...values, target }));
    if (refused) return refusalWithTries(intl, codeKey, refused);
    codesSent.delete(codeKey);
    return undefined;
  }

  const form = useForm<AddressValues>({
    initial: blankAddress,
    schema: addressSchema(intl, { network: useNetworkProblem(target), address: textOf(check.finding) }),
    draft,
    onRefused,
    onSubmit: send,
  });
  const code = useOwnCode({
    purpose: 'address',
    address: ownAddress,
    onSend: onSendCode,
    onErrors: form.addErrors,
  });
  const take = (typed: string, isKept = true): void => {
    // A secret is not kept even in the page's memory.
    const isTaken = isKept && !looksSecret(typed);
    const next = isTaken ? typed.replaceAll(/\s/g, '') : '';
    setIsSecret(!isTaken);
    setText(next);
    form.change({ address: next, isCompared: false });
  };
  const forget = useEffectEvent(() => take('', false));
  const isFoundSecret = check.finding?.kind === 'secret';
  useEffect(() => {
    if (isFoundSecret) forget();
  }, [isFoundSecret]);
  return { form, code, check, held, isSecret, take, tick };
}
