import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import type { Finding, Target } from './addressFinding.ts';

/** Sentence that states what is wrong with an address. */
export function findingLead(intl: IntlShape, finding: Finding, target: Target): string {
  if (finding.kind === 'refused') return finding.text;
  return intl.formatMessage(
    { id: 'common.sentence', defaultMessage: '{sentence}.' },
    { sentence: refusalOf(intl, finding, target) },
  );
}

function refusalOf(intl: IntlShape, finding: Finding, { network }: Target): string {
  switch (finding.kind) {
    case 'network':
      return intl.formatMessage(refusalMessage('withdrawal.addressOther'), {
        chain: finding.chain,
        network: network.name,
      });
    case 'own':
    case 'testnet':
    case 'zero':
    case 'future':
      return intl.formatMessage(refusalMessage('withdrawal.addressRefused'));
    case 'saved':
      return intl.formatMessage(refusalMessage('withdrawal.addressSaved'));
    default:
      return intl.formatMessage(refusalMessage('withdrawal.addressInvalid'), { network: network.name });
  }
}

const details: Partial<Readonly<Record<Finding['kind'], ReactNode>>> = {
  checksum: (
    <FormattedMessage
      id="address.checksum"
      defaultMessage="Its checksum does not match: a character is wrong, missing or too many."
    />
  ),
  length: (
    <FormattedMessage id="address.length" defaultMessage="Characters are missing, or there are too many." />
  ),
  form: (
    <FormattedMessage
      id="address.form"
      defaultMessage="Copy the deposit address from the wallet or exchange that receives the coins."
    />
  ),
  future: (
    <FormattedMessage
      id="address.future"
      defaultMessage="It has a format that is not in use yet: anyone could take coins sent to it."
    />
  ),
  own: (
    <FormattedMessage
      id="address.own"
      defaultMessage="It is a deposit address of this platform, so coins sent to it would only come back here."
    />
  ),
  testnet: (
    <FormattedMessage
      id="address.testnet"
      defaultMessage="It belongs to a test network. Real coins sent to it would be lost."
    />
  ),
  zero: (
    <FormattedMessage
      id="address.zero"
      defaultMessage="It is the zero address. Coins sent to it are lost permanently."
    />
  ),
};

function Detail({ finding, target }: { finding: Finding; target: Target }): ReactNode {
  switch (finding.kind) {
    case 'network':
      return (
        <FormattedMessage
          id="address.otherChain.lost"
          defaultMessage="{coin} sent over {network} would be lost."
          values={{ coin: target.coin, network: target.network.name }}
        />
      );
    case 'character':
      return (
        <FormattedMessage
          id="address.character"
          defaultMessage="Character {place} is “{sign}”, which never appears in this kind of address."
          values={{ place: finding.at + 1, sign: finding.sign }}
        />
      );
    default:
      return details[finding.kind];
  }
}

interface FoundProps {
  /** One sentence. */
  lead: string;
  finding: Finding;
  target: Target;
  onNetwork: (network: string) => void;
}

/** Problem of an address, its cause and, when possible, a one-tap fix. */
export function Found({ lead, finding, target, onNetwork }: FoundProps) {
  const others = finding.kind === 'network' ? finding.networks : [];
  return (
    <>
      <strong>{lead}</strong> <Detail finding={finding} target={target} />
      {others.map(({ network, name }) => (
        <span key={network}>
          {' '}
          <TextButton place="text" onClick={() => onNetwork(network)}>
            <FormattedMessage
              id="address.switch"
              defaultMessage="Switch to {network}"
              values={{ network: name }}
            />
          </TextButton>
        </span>
      ))}
    </>
  );
}
