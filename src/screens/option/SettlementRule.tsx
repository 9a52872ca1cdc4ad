import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { entryWithinMs, quietMost, ticksLeast, ticksMost } from '../../../contracts/rules/option.ts';
import { Section } from '../../ui/screen/Section.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StepMark } from '../../ui/progress/StepMark.tsx';
import { Text } from '../../ui/text/Text.tsx';

const dropped = Math.floor(ticksMost / 5);
const steps: readonly { name: ReactNode; text: ReactNode }[] = [
  {
    name: <FormattedMessage id="lever.line.entry" defaultMessage="Entry" />,
    text: (
      <FormattedMessage id="option.info.entry" defaultMessage="The first tick after we accept the order." />
    ),
  },
  {
    name: <FormattedMessage id="option.close" defaultMessage="Settlement price" />,
    text: (
      <FormattedMessage
        id="option.info.close"
        defaultMessage="Of the last {ticks} ticks up to expiry the {dropped} highest and {dropped} lowest are removed, and the other {kept} averaged."
        values={{ ticks: ticksMost, dropped, kept: ticksMost - 2 * dropped }}
      />
    ),
  },
  {
    name: <FormattedMessage id="option.returned" defaultMessage="Returned" />,
    text: (
      <FormattedMessage
        id="option.info.silence"
        defaultMessage="No entry within {entry} s, fewer than {least} ticks, or none in the last {quiet} s: stake and fee are returned."
        values={{ least: ticksLeast, entry: entryWithinMs / 1000, quiet: quietMost / 1000 }}
      />
    ),
  },
  {
    name: <FormattedMessage id="option.info.proof.name" defaultMessage="Proof" />,
    text: (
      <FormattedMessage
        id="option.info.proof"
        defaultMessage="You can always see the ticks and the mean of your order. No one can set a result."
      />
    ),
  },
];

/** How an option is settled, as computed by contracts/rules/option.ts. */
export function SettlementRule() {
  return (
    <Section title={<FormattedMessage id="option.info.settles" defaultMessage="How it settles" />}>
      <Stack as="ol" gutter padBlock="3" gap="4">
        {steps.map(({ name, text }, index) => (
          <Stack key={index} as="li" direction="row" gap="4" align="start">
            <StepMark state="ahead" number={index + 1} />
            <div>
              <Text as="h3" variant="label">
                {name}
              </Text>
              <Text as="p" tone="secondary" variant="label" weight="regular">
                {text}
              </Text>
            </div>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
