import type { IntlShape } from 'react-intl';
import type { ClaimProblem } from '../../../contracts/rules/depositClaim.ts';
import type { HashForm } from '../../../contracts/rules/transactionHash.ts';
import { amountProblemText } from '../../components/forms/amountProblemText.ts';
import type { Formats } from '../../intl/format.ts';

/** What a hash that is none should look like. */
function hashText(intl: IntlShape, form: HashForm): string {
  if (form === 'prefixed')
    return intl.formatMessage({
      id: 'claim.hash.prefixed',
      defaultMessage: 'Enter a valid transaction hash: 0x, then 64 digits 0–9 and letters a–f',
    });
  if (form === 'plain')
    return intl.formatMessage({
      id: 'claim.hash.plain',
      defaultMessage: 'Enter a valid transaction hash: 64 digits 0–9 and letters a–f',
    });
  return intl.formatMessage({
    id: 'claim.hash.either',
    defaultMessage: 'Enter a valid transaction hash: 64 digits 0–9 and letters a–f, with or without 0x',
  });
}

interface Said {
  intl: IntlShape;
  formats: Formats;
  hashForm: HashForm;
}

/** What the field says of a claim that breaks a rule. */
export function claimProblemText(
  { intl, formats, hashForm }: Said,
  { reason, values }: ClaimProblem,
): string {
  switch (reason) {
    case 'wallet.amountRequired':
    case 'wallet.amountScale':
      return amountProblemText(intl, { reason, values });
    case 'deposit.minimum':
      return intl.formatMessage(
        { id: 'spot.problem.minimum', defaultMessage: 'Minimum: {min}' },
        { min: `${formats.exact(values['min']!)} ${values['coin']}`.trimEnd() },
      );
    case 'deposit.most':
      return intl.formatMessage(
        { id: 'claim.most', defaultMessage: 'At most {max}' },
        { max: `${formats.exact(values['max']!)} ${values['coin']}`.trimEnd() },
      );
    case 'deposit.minimumUnknown':
      return intl.formatMessage({
        id: 'claim.minimumUnknown',
        defaultMessage: 'The minimum is not known right now. Try again later.',
      });
    case 'deposit.hashInvalid':
      return hashText(intl, hashForm);
    case 'deposit.proofRequired':
      return intl.formatMessage({
        id: 'claim.proofRequired',
        defaultMessage: 'Please upload a proof of transfer',
      });
    case 'deposit.bankFields':
      return intl.formatMessage({ id: 'claim.bankFields', defaultMessage: 'Fill in all bank details' });
    case 'bank.charactersRefused':
      return intl.formatMessage({
        id: 'bank.characters.refused',
        defaultMessage: 'This has a hidden character. Type it again',
      });
    case 'deposit.payerDiffers':
      return intl.formatMessage({
        id: 'claim.payerDiffers',
        defaultMessage: 'Pay from a card or account in your own verified name',
      });
  }
}
