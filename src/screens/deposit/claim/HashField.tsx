import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { digits, type HashForm } from '../../../../contracts/rules/chains/transactionHash.ts';
import type { FormField } from '../../../components/forms/useForm.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { HashHelp } from './HashHelp.tsx';
import type { Network } from '../depositNetworks.ts';

interface HashFieldProps extends FormField<string> {
  form: HashForm;
  network: Network;
}

const mostSigns = 120;
const prefix = '0x';

/** Number of characters of a complete hash in this form, with the same prefix as the input. */
function wholeOf(form: HashForm, text: string): number {
  const isPrefixed = form === 'prefixed' || (form === 'either' && text.toLowerCase().startsWith(prefix));
  return isPrefixed ? prefix.length + digits : digits;
}

/** Transaction hash with a character count, since a missing character in a long hash is hard to see. */
export function HashField({ form, network, name, value, onChange, error }: HashFieldProps) {
  const [isHelping, setHelping] = useState(false);
  const text = value.trim();
  return (
    <>
      <TextArea
        label={<FormattedMessage id="deposit.hash" defaultMessage="Transaction hash" />}
        name={name}
        signs="plain"
        value={value}
        onChange={onChange}
        error={error}
        hint={
          <FormattedMessage
            id="claim.hash.count"
            defaultMessage="{count} of {whole} characters"
            values={{ count: text.length, whole: wholeOf(form, text) }}
          />
        }
        help={
          <TextButton place="text" onClick={() => setHelping(true)}>
            <FormattedMessage id="claim.hash.where" defaultMessage="Where do I find it?" />
          </TextButton>
        }
        autoComplete="off"
        maxLength={mostSigns}
        grows
      />
      {isHelping ? <HashHelp form={form} network={network} onClose={() => setHelping(false)} /> : null}
    </>
  );
}
