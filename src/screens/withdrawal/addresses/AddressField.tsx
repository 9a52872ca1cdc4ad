import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { longestAddress } from './addressSchema.ts';
import type { Target } from './addressFinding.ts';
import { Found, findingLead } from './findingWords.tsx';
import type { useAddAddressForm } from './useAddAddressForm.ts';

interface AddressFieldProps {
  parts: ReturnType<typeof useAddAddressForm>;
  target: Target | undefined;
  onNetwork: (network: string) => void;
}

/** Room for text pasted by mistake, so that it can be recognised. */
const longestTyped = 4 * longestAddress;

/** Tells a user who pasted a secret that it was sent nowhere. */
function SecretRemoved() {
  return (
    <Notice
      tone="danger"
      live
      lead={
        <FormattedMessage
          id="address.secret"
          defaultMessage="This looks like a private key or a recovery phrase. We removed it."
        />
      }
    >
      <FormattedMessage
        id="address.secret.never"
        defaultMessage="It was not sent anywhere. Never enter it on a website: anyone who has it can take your coins."
      />
    </Notice>
  );
}

/** Field for the destination address. It is pasted, because typing that many characters is error-prone. */
export function AddressField({ parts, target, onNetwork }: AddressFieldProps) {
  const { form, check, isSecret, take } = parts;
  const { finding } = check;
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [isPasteClosed, setIsPasteClosed] = useState(false);
  const { name, value, error } = form.field('address');
  const paste = async (): Promise<void> => {
    // The browser may lack clipboard access, or the user may deny it.
    const text = await navigator.clipboard?.readText().catch(() => undefined);
    setIsPasteClosed(text === undefined);
    place.current?.querySelector('textarea')?.focus();
    if (text !== undefined) take(text);
  };
  return (
    <div ref={place}>
      <Stack gap="3">
        <TextArea
          label={<FormattedMessage id="deposit.address" defaultMessage="Address" />}
          name={name}
          signs="plain"
          value={value}
          onChange={(text) => {
            setIsPasteClosed(false);
            take(text);
          }}
          error={
            finding && target && finding.kind !== 'secret' ? (
              <Found
                lead={findingLead(intl, finding, target)}
                finding={finding}
                target={target}
                onNetwork={onNetwork}
              />
            ) : (
              error
            )
          }
          messages={finding ? 'box' : 'line'}
          hint={
            isPasteClosed ? (
              <FormattedMessage
                id="address.paste.byHand"
                defaultMessage="Your browser does not let us read the clipboard. Paste it into the field yourself."
              />
            ) : undefined
          }
          action={{
            label: <FormattedMessage id="address.paste" defaultMessage="Paste" />,
            onClick: () => void paste(),
          }}
          autoComplete="off"
          maxLength={longestTyped}
          rows={2}
          grows
        />
        {isSecret ? <SecretRemoved /> : null}
      </Stack>
    </div>
  );
}
