import type { IntlShape } from 'react-intl';
import type { ClaimProblem } from '../../../../contracts/rules/depositClaim.ts';
import type { HashForm } from '../../../../contracts/rules/chains/transactionHash.ts';
import type { Formats } from '../../../intl/format.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';

/** Error text for an invalid hash, with the expected format. */
function hashText(intl: IntlShape, form: HashForm): string {
  if (form === 'prefixed')
    return intl.formatMessage({
      id: 'claim.hash.prefixed',
      defaultMessage: 'Enter a valid transaction hash: 0x, then 64 characters (0–9, a–f)',
    });
  if (form === 'plain')
    return intl.formatMessage({
      id: 'claim.hash.plain',
      defaultMessage: 'Enter a valid transaction hash: 64 characters (0–9, a–f)',
    });
  return intl.formatMessage({
    id: 'claim.hash.either',
    defaultMessage: 'Enter a valid transaction hash: 64 characters (0–9, a–f), with or without 0x',
  });
}

interface Said {
  intl: IntlShape;
  formats: Formats;
  hashForm: HashForm;
}

/** Error text of the field for a claim that violates a rule. */
export function claimProblemText(
  { intl, formats, hashForm }: Said,
  { reason, values }: ClaimProblem,
): string {
  if (reason === 'deposit.hashInvalid') return hashText(intl, hashForm);
  const figure = (name: string): string => formats.exact(values[name] ?? '');
  // A back end may omit the coin.
  return intl
    .formatMessage(refusalMessage(reason), { ...values, min: figure('min'), max: figure('max') })
    .trimEnd();
}
