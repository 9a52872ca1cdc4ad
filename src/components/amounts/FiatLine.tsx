import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FiatValue } from './fiatValue.ts';
import { hiddenAmount } from './hiddenAmount.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Pill } from '../../ui/facts/Pill.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as styles from './FiatLine.css.ts';

interface FiatLineProps {
  fiat: FiatValue;
  isHidden: boolean;
  settingsHref: string;
}

/** Source name of invented rates, in a sandbox without real ones. */
const exampleSource = 'sandbox example';

function FiatSheet({
  fiat,
  settingsHref,
  onClose,
}: Omit<FiatLineProps, 'isHidden'> & { onClose: () => void }) {
  const formats = useFormats();
  const dates = useDates();
  const { code, rate, source, asOfMs } = fiat;
  return (
    <Sheet
      title={<FormattedMessage id="assets.fiat" defaultMessage="Value in {code}" values={{ code }} />}
      onClose={onClose}
    >
      <Stack gap="4" padBlock="3">
        {source === exampleSource ? (
          <Notice
            tone="warning"
            lead={<FormattedMessage id="assets.fiat.example" defaultMessage="Example rate." />}
          >
            <FormattedMessage
              id="assets.fiat.example.text"
              defaultMessage="The sandbox has no exchange rates. This figure only shows how the line will look."
            />
          </Notice>
        ) : null}
        <KeyValue
          rows={[
            {
              label: <FormattedMessage id="assets.fiat.rate" defaultMessage="1 USDT" />,
              value: `${formats.rate(rate)} ${code}`,
            },
            {
              label: <FormattedMessage id="assets.fiat.source" defaultMessage="Source" />,
              value:
                source === exampleSource ? (
                  <FormattedMessage id="assets.fiat.source.example" defaultMessage="Example" />
                ) : (
                  source
                ),
            },
            ...(asOfMs === undefined
              ? []
              : [
                  {
                    label: <FormattedMessage id="assets.fiat.asOf" defaultMessage="As of" />,
                    value: dates.full(asOfMs),
                  },
                ]),
          ]}
        />
        <Text as="p" variant="body" tone="secondary">
          <FormattedMessage
            id="assets.fiat.text"
            defaultMessage="An estimate. Orders and fees are in coins; you can’t exchange at this rate."
          />
        </Text>
        <Link href={settingsHref}>
          <FormattedMessage id="assets.fiat.change" defaultMessage="Choose another currency" />
        </Link>
      </Stack>
    </Sheet>
  );
}

/** Approximate total in the user's currency; a tap shows the rate's source and age. */
export function FiatLine({ fiat, isHidden, settingsHref }: FiatLineProps) {
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  if (isHidden)
    return (
      <Text variant="label" tone="secondary">
        {hiddenAmount}
      </Text>
    );
  return (
    <>
      <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FormattedMessage
          id="assets.fiat.value"
          defaultMessage="≈ {amount} {code}"
          values={{ amount: formats.quantity(fiat.value, fiat.step), code: fiat.code }}
        />
        {fiat.source === exampleSource ? (
          <Pill tone="warning" icon="info">
            <FormattedMessage id="assets.fiat.source.example" defaultMessage="Example" />
          </Pill>
        ) : (
          <Icon name="info" size="xs" />
        )}
      </button>
      {isOpen ? <FiatSheet fiat={fiat} settingsHref={settingsHref} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
