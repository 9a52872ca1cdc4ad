import { FormattedMessage } from 'react-intl';
import { LeadSentence } from '../../../components/details/LeadSentence.tsx';
import { AddressDifference, commonEnds } from '../../../ui/facts/AddressDifference.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import type { Caution } from './addressFinding.ts';

interface CompareProps {
  address: string;
  caution: Caution;
  /** Link to the saved addresses of the coin. */
  savedHref: string;
}

function Lookalike({
  address,
  resembles,
  savedHref,
}: Omit<CompareProps, 'caution'> & { resembles: NonNullable<Caution['resembles']> }) {
  const { start, end } = commonEnds(address, resembles.address);
  const label = resembles.label || undefined;
  return (
    <Stack gap="4">
      <Notice
        tone="danger"
        live
        lead={
          label === undefined ? (
            <FormattedMessage
              id="address.lookalike.unnamed"
              defaultMessage="This looks like a saved address but differs in the middle."
            />
          ) : (
            <LeadSentence of="withdrawal.addressLookalike" values={{ label }} />
          )
        }
      >
        <FormattedMessage
          id="address.lookalike.why"
          defaultMessage="It starts and ends the same; {count, plural, one {# character differs} other {# characters differ}}. Fraudsters put such addresses into your history so that you copy them."
          values={{ count: address.length - start - end }}
        />
      </Notice>
      <AddressDifference
        own={{
          label: <FormattedMessage id="address.lookalike.own" defaultMessage="You entered" />,
          text: address,
        }}
        other={{
          label:
            label === undefined ? (
              <FormattedMessage id="address.lookalike.other" defaultMessage="Saved address" />
            ) : (
              <FormattedMessage
                id="address.lookalike.otherOf"
                defaultMessage="Saved as {label}"
                values={{ label }}
              />
            ),
          text: resembles.address,
        }}
      />
      <Button variant="secondary" width="block" href={savedHref}>
        {label === undefined ? (
          <FormattedMessage id="address.lookalike.use" defaultMessage="Use the saved address instead" />
        ) : (
          <FormattedMessage
            id="address.lookalike.useOf"
            defaultMessage="Use {label} instead"
            values={{ label }}
          />
        )}
      </Button>
    </Stack>
  );
}

/** Parts of an address that the user must compare before saving it. */
export function Compare({ address, caution, savedHref }: CompareProps) {
  const { resembles, isUnchecked } = caution;
  if (resembles) return <Lookalike address={address} resembles={resembles} savedHref={savedHref} />;
  if (!isUnchecked) return null;
  return (
    <Notice tone="warning" live lead={<LeadSentence of="withdrawal.addressUnchecked" />}>
      <FormattedMessage
        id="address.unchecked.why"
        defaultMessage="It has no capital letters, so a wrong character cannot be detected. Coins sent to a wrong address are lost."
      />
    </Notice>
  );
}
