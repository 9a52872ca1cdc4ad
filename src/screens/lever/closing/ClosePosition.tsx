import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { quantityOf } from '../../../../contracts/rules/lever.ts';
import type { LeverTrade } from '../../../api/lever.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import type { ContractTerms } from '../../../components/lever/leverContract.ts';
import { resultAt } from '../../../components/lever/opening.ts';
import { positionOf } from '../../../components/lever/marginStatus.ts';
import { ownStep } from '../../../components/market/ownStep.ts';
import { noValue } from '../../../intl/format.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { ConfirmSheet } from '../../../ui/dialogs/ConfirmSheet.tsx';
import type { KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { RulerSlider } from '../../../ui/fields/RulerSlider.tsx';
import { closingBusy, keepPosition } from './closingWords.tsx';
import { PositionHead } from '../PositionHead.tsx';
import { proposedWorst, WorstPrice, worstIn } from '../WorstPrice.tsx';

/** By default, closes the whole position at the mark. */
export interface HowToClose {
  /** Lots to close if only a part is closed. */
  lots?: number;
  /** Worst acceptable price, decimal text. */
  worst?: string;
}

interface ClosePositionProps {
  trade: LeverTrade;
  terms: ContractTerms | undefined;
  /** Undefined while no mark arrives; a close request then waits for the next one. */
  mark: string | undefined;
  /** Whether such a request requires a worst price. */
  hasWorst: boolean;
  /** Whether partial closing is supported. */
  hasPart: boolean;
  isClosing: boolean;
  onClose: (how: HowToClose) => void;
  onKeep: () => void;
}

/** Typed lots, up to the open ones; undefined while invalid. */
const lotsIn = (text: string, most: number): number | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined;

function useResult({ trade, terms, mark }: ClosePositionProps, lots: number | undefined) {
  const position = terms && positionOf(terms, trade);
  if (!terms || !position || mark === undefined || lots === undefined) return undefined;
  return resultAt(terms, { ...position, quantity: quantityOf(terms.rules, lots) }, mark, {
    openingFee: '0',
    overnightFees: '0',
  });
}

interface PartProps {
  most: number;
  typed: string;
  lots: number | undefined;
  onType: (text: string) => void;
}

/** Number of lots to close. */
function Part({ most, typed, lots, onType }: PartProps) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <>
      <AmountField
        name="part"
        label={<FormattedMessage id="lever.lots" defaultMessage="Lots" />}
        size="dense"
        value={typed}
        onChange={onType}
        onStep={(direction) => onType(String(Math.min(most, Math.max(1, (lots ?? most) + direction))))}
        decimals={0}
        error={
          lots === undefined
            ? intl.formatMessage(refusalMessage('lever.lotsRange'), {
                max: formats.quantity(String(most), '1'),
              })
            : undefined
        }
      />
      <RulerSlider
        label={intl.formatMessage({ id: 'lever.close.share', defaultMessage: 'Share of the position' })}
        value={Math.round(((lots ?? 0) / most) * 100)}
        onChange={(share) => onType(String(Math.max(1, Math.floor((most * share) / 100))))}
        majors={[0, 25, 50, 75, 100]}
        formatStop={(stop) =>
          intl.formatMessage(
            { id: 'spot.ticket.percent', defaultMessage: '{percent}%' },
            { percent: formats.quantity(String(stop), '1') },
          )
        }
      />
    </>
  );
}

function useRows(
  { trade, terms }: ClosePositionProps,
  result: ReturnType<typeof useResult>,
  lots: number | undefined,
): KeyValueRow[] {
  const formats = useFormats();
  const quote = trade.symbol.split('/')[1] ?? '';
  return [
    {
      label: <FormattedMessage id="spot.ticket.estimated" defaultMessage="Est. fill price" />,
      value: result && terms ? formats.about(formats.price(result.price, terms.rules.priceTick)) : noValue,
    },
    {
      label: <FormattedMessage id="lever.close.gross" defaultMessage="PnL before fees" />,
      value: result ? `${formats.about(formats.signedTotal(result.gross))}\u00a0${quote}` : noValue,
    },
    {
      label: <FormattedMessage id="lever.close.fee" defaultMessage="Closing fee" />,
      value: <Amount value={result?.closingFee} coin={quote} estimate="fee" />,
    },
    {
      label: <FormattedMessage id="lever.close.stays" defaultMessage="Stays open" />,
      value: (
        <FormattedMessage
          id="lever.lots.count"
          defaultMessage="{lots, plural, one {# lot} other {# lots}}"
          values={{ lots: trade.share - (lots ?? 0) }}
        />
      ),
    },
    {
      label: <FormattedMessage id="lever.close.result" defaultMessage="PnL after fees" />,
      value: result ? `${formats.about(formats.signedTotal(result.net))}\u00a0${quote}` : noValue,
      variant: 'total',
    },
  ];
}

/** Preview of a close: result, fee and remaining position. Both choices have buttons of equal size. */
export function ClosePosition(props: ClosePositionProps) {
  const { trade, terms, mark, hasPart, hasWorst, isClosing, onClose, onKeep } = props;
  const tick = terms?.rules.priceTick ?? ownStep(trade.price ?? '');
  const [typedWorst, typeWorst] = useState(() => proposedWorst(trade, tick));
  const isSilent = mark === undefined;
  const worst = isSilent && hasWorst ? worstIn(typedWorst, tick) : undefined;
  const [typed, type] = useState(String(trade.share));
  const lots = lotsIn(typed, trade.share);
  const result = useResult(props, lots);
  const canPart = hasPart && trade.share > 1 && mark !== undefined;
  const rows = useRows(props, result, lots);
  return (
    <ConfirmSheet
      title={
        <FormattedMessage
          id="lever.close.title"
          defaultMessage="Close {symbol}?"
          values={{ symbol: trade.symbol }}
        />
      }
      keep={keepPosition}
      commit={
        lots === undefined || lots === trade.share ? (
          <FormattedMessage id="lever.close" defaultMessage="Close position" />
        ) : (
          <FormattedMessage
            id="lever.close.part"
            defaultMessage="Close {lots, plural, one {# lot} other {# lots}}"
            values={{ lots }}
          />
        )
      }
      variant="danger"
      busy={isClosing ? closingBusy : undefined}
      onKeep={onKeep}
      onCommit={() => {
        if (isSilent && hasWorst) {
          if (worst !== undefined) onClose({ worst });
        } else if (lots !== undefined) onClose(lots === trade.share ? {} : { lots });
      }}
      rows={isSilent && hasWorst ? undefined : rows}
    >
      <PositionHead trade={trade} mark={mark} />
      {canPart ? <Part most={trade.share} typed={typed} lots={lots} onType={type} /> : null}
      {isSilent && hasWorst ? (
        <WorstPrice trade={trade} tick={tick} typed={typedWorst} onType={typeWorst} />
      ) : isSilent ? (
        <Notice tone="warning">
          <FormattedMessage
            id="lever.close.silent"
            defaultMessage="There is no mark price right now. The whole position closes at the next one."
          />
        </Notice>
      ) : null}
    </ConfirmSheet>
  );
}
