import type { IntlShape } from 'react-intl';
import { object, string } from 'yup';
import { codeSchema } from '../../../components/codes/codeSchema.ts';
import { ruled } from '../../../components/forms/ruled.ts';
import { isText } from '../../../stored/shapes.ts';
import { labelReason } from '../../../../contracts/rules/chains/withdrawalAddress.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { isWholeAddress } from './secretText.ts';

export interface AddressValues {
  /** Key of the network; empty before a selection. */
  network: string;
  address: string;
  notes: string;
  code: string;
  password: string;
  /** The user has compared every character with the source. */
  isCompared: boolean;
}

export const blankAddress: AddressValues = {
  network: '',
  address: '',
  notes: '',
  code: '',
  password: '',
  isCompared: false,
};

/** Maximum length according to the contract. */
export const longestAddress = 120;

/** Fields that may be stored on the device: never the code, the fund password, or text that is not an address. */
export const storedAddress = { address: isWholeAddress, notes: isText };

/** Problems of the address and its network as text; undefined when there are none. */
export interface Judged {
  network: string | undefined;
  address: string | undefined;
}

function labelText(intl: IntlShape, label: string): string | undefined {
  const reason = labelReason(label.trim());
  return reason && intl.formatMessage(refusalMessage(reason));
}

export function addressSchema(intl: IntlShape, judged: Judged) {
  const digits = intl.formatMessage(refusalMessage('account.fundPasswordDigits'));
  return object({
    network: ruled<AddressValues>(() => judged.network),
    address: ruled<Partial<AddressValues>>(({ address = '' }) =>
      address === '' ? intl.formatMessage(refusalMessage('withdrawal.addressRequired')) : judged.address,
    ),
    notes: ruled<Partial<AddressValues>>(({ notes = '' }) => labelText(intl, notes)),
    code: codeSchema(intl),
    password: string()
      .required(digits)
      .matches(/^\d{6}$/, digits),
  });
}
