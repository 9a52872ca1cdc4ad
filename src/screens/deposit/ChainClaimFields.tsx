import { FormattedMessage, useIntl } from 'react-intl';
import type { FormState } from '../../components/forms/useForm.ts';
import { Address } from '../../ui/Address.tsx';
import { CopyValue } from '../../ui/CopyValue.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { ClaimSubject } from './claimSubject.ts';
import type { ClaimValues } from './claimValues.ts';
import { networkText } from './depositNetworks.ts';
import { HashField } from './HashField.tsx';
import { hashFormOf } from './useClaimForm.ts';

type ChainSubject = Exclude<ClaimSubject, { way: 'bank' }>;

/** Of whoever has not sent it yet: where to. */
export function SendFirst({ subject, isOffline }: { subject: ChainSubject; isOffline: boolean }) {
  const { coin, network, address } = subject;
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'deposit.address', defaultMessage: 'Address' });
  return (
    <Stack gap="3">
      <KeyValue
        rows={[
          {
            label: <FormattedMessage id="claim.sendFirst" defaultMessage="Send first, to this address" />,
            value: isOffline ? (
              <FormattedMessage
                id="deposit.offline"
                defaultMessage="The address is hidden while you are offline"
              />
            ) : (
              <CopyValue text={address} name={name}>
                <Address text={address} />
              </CopyValue>
            ),
          },
        ]}
      />
      <Notice
        tone="warning"
        lead={
          <FormattedMessage
            id="deposit.sendOnly"
            defaultMessage="Send only {coin} on {network}."
            values={{ coin, network: networkText(network) }}
          />
        }
      >
        <FormattedMessage
          id="deposit.sendOnly.cost"
          defaultMessage="Other coins or networks sent to this address are lost for good."
        />
      </Notice>
    </Stack>
  );
}

/** Which transaction it was. */
export function ChainClaimFields({ form, subject }: { form: FormState<ClaimValues>; subject: ChainSubject }) {
  return <HashField {...form.field('account')} form={hashFormOf(subject)} network={subject.network} />;
}
