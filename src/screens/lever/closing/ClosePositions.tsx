import { BigNumber } from 'bignumber.js';
import { FormattedMessage } from 'react-intl';
import type { LeverTrade } from '../../../api/lever.ts';
import type { ContractTerms } from '../../../components/lever/leverContract.ts';
import { ContractName, isDemoTrade, SidePill } from '../../../components/lever/LeverPills.tsx';
import { resultAt } from '../../../components/lever/opening.ts';
import { positionOf } from '../../../components/lever/marginStatus.ts';
import { noValue } from '../../../intl/format.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { ConfirmSheet } from '../../../ui/dialogs/ConfirmSheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { closingBusy, keepPosition } from './closingWords.tsx';

interface ClosePositionsProps {
  /** All positions of one contract. */
  trades: readonly LeverTrade[];
  symbol: string;
  terms: ContractTerms | undefined;
  mark: string | undefined;
  isClosing: boolean;
  onClose: () => void;
  onKeep: () => void;
}

/** Net result of closing at the mark, after the fee; undefined if unknown. */
function netOf({ terms, mark }: ClosePositionsProps, trade: LeverTrade): string | undefined {
  const position = terms && positionOf(terms, trade);
  if (!terms || !position || mark === undefined) return undefined;
  return resultAt(terms, position, mark, { openingFee: '0', overnightFees: '0' }).net;
}

/** Preview of closing all positions of a contract, with the result of each. */
export function ClosePositions(props: ClosePositionsProps) {
  const { trades, symbol, isClosing, onClose, onKeep } = props;
  const formats = useFormats();
  const quote = symbol.split('/')[1] ?? '';
  const text = (net: string | undefined) =>
    net === undefined ? noValue : `${formats.about(formats.signedTotal(net))}\u00a0${quote}`;
  const results = trades.map((trade) => netOf(props, trade));
  const sum = results.every((net) => net !== undefined) ? BigNumber.sum(0, ...results).toFixed() : undefined;
  return (
    <ConfirmSheet
      title={
        <FormattedMessage
          id="lever.closeAll.title"
          defaultMessage="Close all {symbol} positions?"
          values={{ symbol: <ContractName symbol={symbol} isDemo={trades.some(isDemoTrade)} /> }}
        />
      }
      keep={keepPosition}
      commit={
        <FormattedMessage
          id="lever.closeAll.commit"
          defaultMessage="Close all {count}"
          values={{ count: trades.length }}
        />
      }
      variant="danger"
      busy={isClosing ? closingBusy : undefined}
      onKeep={onKeep}
      onCommit={onClose}
      rows={[
        ...trades.map((trade, at) => ({
          label: (
            <Stack direction="row" gap="3" align="center">
              <SidePill trade={trade} />
              <FormattedMessage
                id="lever.lots.count"
                defaultMessage="{lots, plural, one {# lot} other {# lots}}"
                values={{ lots: trade.share }}
              />
            </Stack>
          ),
          value: text(results[at]),
        })),
        {
          label: <FormattedMessage id="lever.close.result" defaultMessage="PnL after fees" />,
          value: text(sum),
          variant: 'total',
        },
      ]}
    >
      <Text as="p" tone="secondary">
        <FormattedMessage
          id="lever.closeAll.text"
          defaultMessage="Either all are closed at market or none. Open orders stay open."
        />
      </Text>
    </ConfirmSheet>
  );
}
