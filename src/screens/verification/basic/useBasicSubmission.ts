import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { profile } from '../../../api/account.ts';
import { submitBasicVerification, verificationStates } from '../../../api/verification.ts';
import type { Submit } from '../../../components/forms/submission.ts';
import { useCommand } from '../../../components/forms/useCommand.ts';
import { basicFields, type BasicValues } from './basicSchema.ts';

const { underReview, verified } = verificationStates;

const names = Object.fromEntries(basicFields.map((field) => [field, field]));

const trimmed = ({ country, name, card_id, address }: BasicValues): BasicValues => ({
  country,
  name: name.trim(),
  card_id: card_id.trim(),
  address: address.trim(),
});

/** Sends the details; if the response is missing, checks the profile for them. */
export function useBasicSubmission(onSent: (values: BasicValues) => void): Submit<BasicValues> {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const unchanged = intl.formatMessage({
    id: 'command.failed',
    defaultMessage: 'Not submitted. Nothing changed.',
  });
  const readProfile = () => queryClient.fetchQuery({ ...profile(), staleTime: 0 }).catch(() => undefined);
  return useCommand({
    mutation: submitBasicVerification(),
    formOf: trimmed,
    names,
    async find() {
      const found = await readProfile();
      return found && [underReview, verified].some((state) => state === found.review_status);
    },
    async onDone(values) {
      onSent(trimmed(values));
      // The button stays disabled until the page shows the review: a second tap sends nothing.
      await readProfile();
    },
    said: {
      unchanged,
      unanswered: intl.formatMessage({
        id: 'verification.unanswered',
        defaultMessage:
          'We got no response, so your details may have arrived. Check before you send them again.',
      }),
      refused: (reason, { kind, sentence }) =>
        kind === 'rejected' && sentence === undefined ? unchanged : reason,
    },
  });
}
