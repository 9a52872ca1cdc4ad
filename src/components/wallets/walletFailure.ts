import type { IntlShape } from 'react-intl';
import { failureText } from '../../ui/messages/failureText.ts';
import { isApiError, isTooMany } from '../shell/apiErrors.ts';
import type { WalletPurpose } from './walletSteps.ts';
import { WalletError, type WalletFault } from './walletRequest.ts';

function faultText(intl: IntlShape, fault: WalletFault): string {
  if (fault === 'cancelled')
    return intl.formatMessage({
      id: 'walletLogin.cancelled',
      defaultMessage: 'You cancelled in the wallet. Nothing was signed.',
    });
  if (fault === 'busy')
    return intl.formatMessage({
      id: 'walletLogin.busy',
      defaultMessage: 'The wallet is locked or already shows a request. Open it, then try again.',
    });
  if (fault === 'changed')
    return intl.formatMessage({
      id: 'walletLogin.changed',
      defaultMessage:
        'The wallet changed its account. Choose the account that you want to use, then try again.',
    });
  if (fault === 'unknownChain')
    return intl.formatMessage({
      id: 'walletLogin.unknownChain',
      defaultMessage: 'The wallet does not know this network. Add it in the wallet, then try again.',
    });
  return intl.formatMessage({
    id: 'walletLogin.noSignature',
    defaultMessage: 'The wallet did not respond as expected. Nothing was signed. Open it, then try again.',
  });
}

/** Why the server refused a signed text (values.fault of session.walletFailed). */
function refusedText(intl: IntlShape, fault: string | undefined, purpose: WalletPurpose): string {
  if (fault === 'expired')
    return intl.formatMessage({
      id: 'walletLogin.expired',
      defaultMessage: 'The text has expired. Sign a new one.',
    });
  if (fault === 'used')
    return intl.formatMessage({
      id: 'walletLogin.used',
      defaultMessage: 'This text was used before, and it is valid once only. Sign a new one.',
    });
  if (fault === 'signature')
    return intl.formatMessage({
      id: 'walletLogin.otherAddress',
      defaultMessage:
        'The signature is from another account of the wallet. Choose the account that you want to use, then try again.',
    });
  if (fault === 'account' && purpose === 'confirm')
    return intl.formatMessage({
      id: 'walletLogin.notLinked',
      defaultMessage: 'This wallet is not linked to your account. Choose a linked one.',
    });
  return intl.formatMessage({
    id: 'walletLogin.otherText',
    defaultMessage: 'The signed text is not the one that this page asked for. Sign a new one.',
  });
}

/** Reason why connecting, signing or sending failed, in a sentence. */
export function walletFailureText(intl: IntlShape, error: unknown, purpose: WalletPurpose): string {
  if (error instanceof WalletError) return faultText(intl, error.fault);
  if (!isApiError(error)) throw error;
  if (error.reason === 'session.walletFailed') return refusedText(intl, error.values.fault, purpose);
  if (purpose === 'login' && error.isUnanswered && !isTooMany(error))
    return intl.formatMessage({
      id: 'walletLogin.unanswered',
      defaultMessage: 'We got no response. Sign again; this does not open a second account.',
    });
  return failureText(intl, error);
}
