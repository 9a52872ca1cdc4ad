import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { ContractName } from '../../components/lever/LeverPills.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Chip } from '../../ui/choices/Chip.tsx';
import { ChipGrid } from '../../ui/choices/ChipGrid.tsx';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Segmented } from '../../ui/choices/Segmented.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { assessSide, type LeverConditions, type LeverTicket, type MarginMode } from './leverTicket.ts';
import { noPrice } from '../../components/lever/noPrice.ts';

interface LeverageSheetProps {
  symbol: string;
  isDemo: boolean;
  ticket: LeverTicket;
  conditions: LeverConditions;
  onConfirm: (chosen: Pick<LeverTicket, 'leverage' | 'mode'>) => void;
  onClose: () => void;
}

/** Lots that the sheet assumes if none are typed. */
const oneLot = '1';

interface OutlookProps {
  trial: LeverTicket;
  conditions: LeverConditions;
  quote: string;
}

/** Effect of the selected leverage on an order: margin, liquidation price of either side and effect of a 1 % move. */
function Outlook({ trial, conditions, quote }: OutlookProps) {
  const formats = useFormats();
  const { long, short } = {
    long: assessSide(trial, 'long', conditions).opening,
    short: assessSide(trial, 'short', conditions).opening,
  };
  const priceOf = (opening: typeof long) =>
    opening?.liquidation === undefined
      ? noPrice
      : formats.about(formats.price(opening.liquidation, conditions.terms.rules.priceTick));
  const nearest = [long?.distance, short?.distance]
    .filter((distance) => distance !== undefined)
    .sort((a, b) => Number(a) - Number(b))[0];
  return (
    <>
      <KeyValue
        frame="panel"
        rows={[
          {
            label: (
              <FormattedMessage
                id="lever.leverage.margin"
                defaultMessage="Margin for {lots, plural, one {# lot} other {# lots}}"
                values={{ lots: Number(trial.lots) }}
              />
            ),
            value: (
              <Amount
                value={long?.cost.margin}
                coin={quote}
                estimate={long?.isWaiting === false ? 'cost' : undefined}
              />
            ),
          },
          {
            label: <FormattedMessage id="lever.leverage.long" defaultMessage="Est. liquidation, long" />,
            value: priceOf(long),
          },
          {
            label: <FormattedMessage id="lever.leverage.short" defaultMessage="Est. liquidation, short" />,
            value: priceOf(short),
          },
        ]}
      />
      {nearest === undefined ? null : (
        <Notice
          tone="warning"
          lead={
            <FormattedMessage
              id="lever.leverage.move"
              defaultMessage="A {percent} move against you liquidates the position."
              values={{ percent: formats.percent(nearest) }}
            />
          }
        >
          <FormattedMessage
            id="lever.leverage.onePercent"
            defaultMessage="A 1% price move equals {percent} of your margin. Leverage changes apply to new orders only."
            values={{ percent: formats.percent(String(trial.leverage)) }}
          />
        </Notice>
      )}
    </>
  );
}

/** Margin mode: the maximum loss is the position's margin or the account. */
function Mode({ mode, onChange }: { mode: MarginMode; onChange: (mode: MarginMode) => void }) {
  const intl = useIntl();
  return (
    <>
      <Segmented<MarginMode>
        label={intl.formatMessage({ id: 'lever.marginMode', defaultMessage: 'Margin mode' })}
        value={mode}
        onChange={onChange}
        options={[
          { value: 'cross', label: <FormattedMessage id="lever.cross" defaultMessage="Cross" /> },
          { value: 'isolated', label: <FormattedMessage id="lever.isolated" defaultMessage="Isolated" /> },
        ]}
      />
      <Text as="p" variant="caption" tone="muted">
        {mode === 'cross' ? (
          <FormattedMessage
            id="lever.leverage.cross"
            defaultMessage="Cross: the whole contract account can be lost. All its cross positions share it."
          />
        ) : (
          <FormattedMessage
            id="lever.leverage.isolated"
            defaultMessage="Isolated: you can lose the margin of this position, plus fees."
          />
        )}
      </Text>
    </>
  );
}

/** Selects margin mode and leverage; the maximum loss is shown above the button. */
export function LeverageSheet(props: LeverageSheetProps) {
  const { symbol, isDemo, ticket, conditions, onConfirm, onClose } = props;
  const intl = useIntl();
  const formats = useFormats();
  const [chosen, choose] = useState({ leverage: ticket.leverage, mode: ticket.mode });
  const trial = { ...ticket, ...chosen, lots: ticket.lots || oneLot, hasStops: false };
  const times = (leverage: number) => formats.quantity(String(leverage), '1');
  return (
    <Sheet
      title={
        <FormattedMessage
          id="lever.leverage.title"
          defaultMessage="Leverage · {symbol}"
          values={{ symbol: <ContractName symbol={symbol} isDemo={isDemo} /> }}
        />
      }
      onClose={onClose}
      actions={
        <Button width="block" onClick={() => onConfirm(chosen)}>
          {chosen.mode === 'cross' ? (
            <FormattedMessage
              id="lever.leverage.confirmCross"
              defaultMessage="Confirm {times}× cross"
              values={{ times: times(chosen.leverage) }}
            />
          ) : (
            <FormattedMessage
              id="lever.leverage.confirmIsolated"
              defaultMessage="Confirm {times}× isolated"
              values={{ times: times(chosen.leverage) }}
            />
          )}
        </Button>
      }
    >
      <Stack gap="4">
        <Mode mode={chosen.mode} onChange={(mode) => choose({ ...chosen, mode })} />
        <ChipGrid label={intl.formatMessage({ id: 'lever.leverage', defaultMessage: 'Leverage' })}>
          {conditions.leverages.map((leverage) => (
            <Chip
              key={leverage}
              pressed={leverage === chosen.leverage}
              onClick={() => choose({ ...chosen, leverage })}
            >
              <FormattedMessage
                id="lever.leverage.times"
                defaultMessage="{times}×"
                values={{ times: times(leverage) }}
              />
            </Chip>
          ))}
        </ChipGrid>
        <Outlook trial={trial} conditions={conditions} quote={symbol.split('/')[1] ?? ''} />
      </Stack>
    </Sheet>
  );
}
