import { useIntl } from 'react-intl';
import type { Refused } from '../../components/forms/submission.ts';
import { useShell } from '../../components/shell/useShell.ts';

const proofReasons: Readonly<Record<string, 'code' | 'password'>> = {
  'session.codeInvalid': 'code',
  'account.fundPasswordWrong': 'password',
};

/** Refusal messages of the form: remaining attempts, end of the lock, and that nothing was frozen. */
export function useProofRefusal(): (refused: Refused) => Refused {
  const intl = useIntl();
  const { serverNow } = useShell();
  return (refused) => {
    const { reason = '', values = {}, fields = {}, message } = refused;
    const until = Number(values['until_ms']);
    if (reason === 'account.locked' && Number.isInteger(until))
      return { heldUntilMs: until + Date.now() - serverNow() };
    const field = proofReasons[reason] ?? Object.keys(fields)[0];
    if (field === undefined)
      return {
        ...refused,
        message:
          reason === ''
            ? message
            : intl.formatMessage(
                { id: 'withdraw.refused', defaultMessage: '{reason}. Nothing was frozen.' },
                { reason: message },
              ),
      };
    const { attempts } = values;
    const sentence = fields[field] ?? message ?? '';
    if (attempts === undefined) return { ...refused, message: undefined, fields: { [field]: sentence } };
    const text =
      field === 'code'
        ? intl.formatMessage(
            {
              id: 'session.code.attempts',
              defaultMessage:
                'Wrong or expired code. {attempts, plural, one {# attempt left} other {# attempts left}}',
            },
            { attempts },
          )
        : intl.formatMessage(
            {
              id: 'form.attempts',
              defaultMessage: '{sentence}. {attempts, plural, one {# attempt left} other {# attempts left}}',
            },
            { sentence, attempts },
          );
    return { ...refused, message: undefined, fields: { [field]: text }, triesLeft: Number(attempts) };
  };
}
