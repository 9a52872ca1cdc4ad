import { FormattedMessage } from 'react-intl';
import { FormulaCard } from '../../../ui/cards/FormulaCard.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { noPrice } from '../../../components/lever/noPrice.ts';

/** Liquidation rule in words, as implemented in contracts/rules/lever.ts. */
export function LiquidationRule({ base }: { base: string }) {
  return (
    <Section
      title={<FormattedMessage id="lever.info.liquidation" defaultMessage="When is a position liquidated?" />}
    >
      <Stack gutter gap="4" padBlock="3">
        <Text as="p" variant="label" tone="secondary" weight="regular">
          <FormattedMessage
            id="lever.info.liquidation.text"
            defaultMessage="When, at the mark price, its margin plus unrealised PnL falls to the maintenance margin plus the closing fee. All cross positions share the account’s equity and are liquidated together. Your balance cannot fall below zero. If no price above zero liquidates it, we show {none}."
            values={{ none: noPrice }}
          />
        </Text>
        <FormulaCard
          title={
            <FormattedMessage
              id="lever.info.formula.title"
              defaultMessage="Liquidation price of an isolated position:"
            />
          }
          note={
            <FormattedMessage
              id="lever.info.formula.note"
              defaultMessage="s is 1 for long and −1 for short. Size is in {base}; rate and maintenance amount are those of the position’s value at that price."
              values={{ base }}
            />
          }
        >
          <FormattedMessage
            id="lever.info.formula"
            defaultMessage="(margin + maintenance amount − s × size × entry) ÷ (size × (rate + fee) − s × size)"
          />
        </FormulaCard>
      </Stack>
    </Section>
  );
}
