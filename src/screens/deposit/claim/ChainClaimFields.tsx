import { FormattedMessage, useIntl } from 'react-intl';
import type { FormState } from '../../../components/forms/useForm.ts';
import { Address } from '../../../ui/facts/Address.tsx';
import { CopyValue } from '../../../ui/actions/CopyValue.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ClaimSubject } from './claimSubject.ts';
import type { ClaimValues } from './claimValues.ts';
import { HashField } from './HashField.tsx';
import { SendOnly } from '../SendOnly.tsx';
import { hashFormOf } from './useClaimForm.ts';

type ChainSubject = Exclude<ClaimSubject, { way: 'bank' }>;

/** Target address for a user who has not sent yet. */
export function SendFirst({ subject, isOffline }: { subject: ChainSubject; isOffline: boolean }) {
  const { coin, network, address } = subject;
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'deposit.address', defaultMessage: 'Address' });
  return (
    <Stack gap="3">
      <Text as="h2" variant="label" tone="secondary">
        <FormattedMessage id="claim.sendFirst" defaultMessage="First, send to this address" />
      </Text>
      {isOffline ? (
        <Text as="p" variant="bodyStrong">
          <FormattedMessage
            id="deposit.offline"
            defaultMessage="The address is hidden while you are offline"
          />
        </Text>
      ) : (
        <CopyValue text={address} name={name}>
          <Address text={address} />
        </CopyValue>
      )}
      <SendOnly coin={coin} network={network} />
    </Stack>
  );
}

/** Transaction hash field. */
export function ChainClaimFields({ form, subject }: { form: FormState<ClaimValues>; subject: ChainSubject }) {
  return <HashField {...form.field('account')} form={hashFormOf(subject)} network={subject.network} />;
}
