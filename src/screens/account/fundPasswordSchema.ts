import type { IntlShape } from 'react-intl';
import { object, string, type AnySchema } from 'yup';
import {
  fundPasswordFault,
  fundPasswordReasons,
  type FundPasswordFault,
} from '../../../contracts/rules/identity/fundPassword.ts';
import { codeSchema } from '../../components/codes/codeSchema.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import { loginProofSchema } from './wallets/loginProof.ts';

/** Proof of the right to set the fund password: none yet set, the old one known, or the old one forgotten. */
export type FundPasswordWay = 'first' | 'changed' | 'forgotten';

export interface FundPasswordValues {
  old: string;
  password: string;
  confirm: string;
  loginPassword: string;
  code: string;
  /** Whether the old fund password is forgotten. */
  isForgotten: boolean;
}

export const noFundPassword: FundPasswordValues = {
  old: '',
  password: '',
  confirm: '',
  loginPassword: '',
  code: '',
  isForgotten: false,
};

/** Fields that the keypad fills. */
export type PinName = 'old' | 'password' | 'confirm';

const digits = /^\d{6}$/;

export const faultText = (intl: IntlShape, fault: FundPasswordFault): string =>
  intl.formatMessage(refusalMessage(fundPasswordReasons[fault]));

function newFault(intl: IntlShape, { password, old }: FundPasswordValues, way: FundPasswordWay) {
  const fault = fundPasswordFault(password);
  if (fault) return faultText(intl, fault);
  return way === 'changed' && password === old
    ? intl.formatMessage(refusalMessage('account.fundPasswordSame'))
    : undefined;
}

function repeatFault(intl: IntlShape, { password, confirm }: FundPasswordValues): string | undefined {
  if (!digits.test(confirm)) return faultText(intl, 'digits');
  return confirm === password ? undefined : intl.formatMessage(refusalMessage('session.confirmMismatch'));
}

/** Validation errors of six digits as soon as they are complete, before the form is sent. */
export function earlyFaults(
  intl: IntlShape,
  values: FundPasswordValues,
  way: FundPasswordWay,
): Partial<Record<PinName, string | undefined>> {
  const { password, confirm } = values;
  return {
    password: digits.test(password) ? newFault(intl, values, way) : undefined,
    confirm: digits.test(confirm) && digits.test(password) ? repeatFault(intl, values) : undefined,
  };
}

export function fundPasswordSchema(intl: IntlShape, way: FundPasswordWay, isByWallet: boolean): AnySchema {
  const loginPassword = loginProofSchema(intl, isByWallet);
  const proof = {
    first: { loginPassword },
    changed: {
      old: string()
        .required(intl.formatMessage(refusalMessage('account.oldFundPasswordRequired')))
        .matches(digits, faultText(intl, 'digits')),
    },
    forgotten: { loginPassword, code: codeSchema(intl) },
  };
  return object({
    ...proof[way],
    password: ruled<FundPasswordValues>((values) => newFault(intl, values, way)),
    confirm: ruled<FundPasswordValues>((values) => repeatFault(intl, values)),
  });
}
