import type { IntlShape } from 'react-intl';
import { object, string } from 'yup';
import { codeSchema } from '../../../components/codes/codeSchema.ts';
import { ruled } from '../../../components/forms/ruled.ts';
import { isText } from '../../../stored/shapes.ts';
import { labelReason } from '../../../../contracts/rules/chains/withdrawalAddress.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { isWholeAddress } from './secretText.ts';

export interface AddressValues {
  /** The key of the network; empty before one is chosen. */
  network: string;
  address: string;
  notes: string;
  code: string;
  password: string;
  /** Its owner has compared every character with the source. */
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

/** As the contract has it. */
export const longestAddress = 120;

/** What may be stored on the device: never code and fund password, nor a text that is no address. */
export const storedAddress = { address: isWholeAddress, notes: isText };

/** What is wrong with the address and with its network, in words; undefined where nothing is. */
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
