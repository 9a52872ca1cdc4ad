import { FormattedMessage, useIntl } from 'react-intl';
import type { SandboxSent } from '../../../api/sandboxChain.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useDates } from '../../../intl/useDates.ts';
import { ShortAddress } from '../../../ui/facts/ShortAddress.tsx';
import { CopyValue } from '../../../ui/actions/CopyValue.tsx';
import { StepRow } from '../../../ui/lists/StepRow.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { isLost, isUnderWay } from './sandboxSending.ts';

interface SentRowProps {
  sent: SandboxSent;
  /** Name of the network. */
  network: string;
  onReorganise: () => void;
}

function Status({ sent, network }: Pick<SentRowProps, 'sent' | 'network'>) {
  const { name, confirmations, confirmations_needed, is_dropped } = sent;
  if (is_dropped === true)
    return <FormattedMessage id="sandbox.dropped" defaultMessage="Dropped: no block contains it any more" />;
  if (isLost(sent))
    return (
      <FormattedMessage
        id="sandbox.lost"
        defaultMessage="Lost: {coin} cannot be deposited over {network}"
        values={{ coin: name, network }}
      />
    );
  return (
    <FormattedMessage
      id="sandbox.confirmations"
      defaultMessage="{done} of {count}"
      values={{ done: confirmations, count: confirmations_needed }}
    />
  );
}

/** One transaction and its number of confirmations. */
export function SentRow({ sent, network, onReorganise }: SentRowProps) {
  const intl = useIntl();
  const dates = useDates();
  const { hash, name, amount, address, sent_ms, confirmations, confirmations_needed, is_dropped } = sent;
  const isWaiting = isUnderWay(sent);
  const isBad = is_dropped === true || isLost(sent);
  return (
    <StepRow
      title={
        <CopyValue
          text={hash}
          name={intl.formatMessage({ id: 'sandbox.hash', defaultMessage: 'transaction hash' })}
        >
          {`${hash.slice(0, 8)}…${hash.slice(-8)}`}
        </CopyValue>
      }
      caption={
        <FormattedMessage
          id="sandbox.sentTo"
          defaultMessage="{amount} to {address} · {time}"
          values={{
            amount: <Amount value={amount} coin={name} />,
            address: <ShortAddress text={address} />,
            time: dates.row(sent_ms),
          }}
        />
      }
      status={<Status sent={sent} network={network} />}
      tone={isBad ? 'danger' : isWaiting ? 'plain' : 'success'}
      steps={
        isBad || confirmations_needed === undefined
          ? undefined
          : { done: confirmations, of: confirmations_needed }
      }
      action={
        isWaiting ? (
          <TextButton onClick={onReorganise}>
            <FormattedMessage id="sandbox.reorganise" defaultMessage="Reorganise the chain" />
          </TextButton>
        ) : null
      }
    />
  );
}
