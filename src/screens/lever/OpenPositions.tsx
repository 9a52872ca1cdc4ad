import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverMark } from '../../../contracts/feed.ts';
import type { LeverTrade } from '../../api/lever.ts';
import type { Source } from '../../api/feed/Source.ts';
import type { Refused, ShowRefusal } from '../../components/forms/submission.ts';
import type { ContractTerms } from '../../components/lever/leverContract.ts';
import { PositionCard } from '../../components/lever/PositionCard.tsx';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { useSource } from '../../components/live/source.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonPair } from '../../ui/actions/ButtonPair.tsx';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { ClosePosition, type HowToClose } from './closing/ClosePosition.tsx';
import { ClosePositions } from './closing/ClosePositions.tsx';
import { MarginSheet, type MarginCommand } from './MarginSheet.tsx';
import { StopsSheet, type StopValues } from './StopsSheet.tsx';
import { useConfirmation } from './useConfirmation.ts';
import { WithdrawClose } from './closing/WithdrawClose.tsx';

export interface OpenPositionsProps {
  open: RemoteState<PagedRows<LeverTrade>>;
  /** Contract of the page. */
  symbol: string;
  /** Whether the position is in the demo account. */
  isDemo: boolean;
  onMoreOpen: () => void;
  termsOf: (symbol: string) => ContractTerms | undefined;
  markOf: (symbol: string) => Source<LeverMark | undefined>;
  /** Free balance of the contract account; undefined while unknown. */
  available: string | undefined;
  isStale: boolean;
  isOffline: boolean;
  /** Partial closing and closing of all positions of a contract are available. */
  hasPart: boolean;
  /** Without a price, a close request requires a worst price and can be withdrawn. */
  hasWorst: boolean;
  /** Resolves on any response, including a rejection. */
  onClose: (trade: LeverTrade, how?: HowToClose) => Promise<void>;
  onWithdrawClose: (trade: LeverTrade) => Promise<void>;
  onCloseAll: (trades: readonly LeverTrade[]) => Promise<void>;
  onSetStops: (trade: LeverTrade, stops: StopValues) => Promise<Refused | undefined>;
  margin: MarginCommand;
  onRefused: ShowRefusal;
}

/** Approximate height of a card, in pixels. */
const cardHeight = 260;
export const timeMsOf = ({ create_time }: LeverTrade): number => create_time * 1000;

/** Update interval of the mark in a sheet, in milliseconds. */
const sheetPauseMs = 500;

/** Dialog open for a position. */
type About = 'stops' | 'margin' | 'close';

interface SheetProps extends OpenPositionsProps {
  about: About;
  trade: LeverTrade;
  closing: { isSending: boolean; send: (how?: HowToClose) => void };
  onDone: () => void;
}

function PositionSheet(props: SheetProps) {
  const { about, trade, closing, onDone, isOffline, hasPart, hasWorst, available, margin, onRefused } = props;
  const heard = useSource(props.markOf(trade.symbol), sheetPauseMs)?.price;
  const mark = heard ?? (props.isStale ? trade.update_price : undefined);
  const terms = props.termsOf(trade.symbol);
  if (about === 'close')
    return (
      <ClosePosition
        trade={trade}
        terms={terms}
        mark={mark}
        hasPart={hasPart}
        hasWorst={hasWorst}
        isClosing={closing.isSending}
        onClose={closing.send}
        onKeep={onDone}
      />
    );
  if (!terms) return null;
  return about === 'stops' ? (
    <StopsSheet
      trade={trade}
      terms={terms}
      mark={mark}
      isOffline={isOffline}
      onRefused={onRefused}
      onSubmit={(stops) => props.onSetStops(trade, stops)}
      onClose={onDone}
    />
  ) : (
    <MarginSheet
      trade={trade}
      terms={terms}
      mark={mark}
      available={available}
      isOffline={isOffline}
      command={margin}
      onClose={onDone}
    />
  );
}

interface ActionsProps extends OpenPositionsProps {
  trade: LeverTrade;
  onAsk: (about: About) => void;
}

/** Stops and margin depend on the contract terms; without terms they are not offered. */
function Actions({ trade, termsOf, isOffline, onAsk }: ActionsProps) {
  const isReckoned = termsOf(trade.symbol) !== undefined;
  return (
    <ButtonPair widths="words">
      {isReckoned ? (
        <Button variant="secondary" size="dense" disabled={isOffline} onClick={() => onAsk('stops')}>
          <FormattedMessage id="lever.stops" defaultMessage="TP / SL" />
        </Button>
      ) : null}
      {isReckoned && trade.margin_mode === 'isolated' ? (
        <Button variant="secondary" size="dense" disabled={isOffline} onClick={() => onAsk('margin')}>
          <FormattedMessage id="lever.margin.add" defaultMessage="Add margin" />
        </Button>
      ) : null}
      <Button variant="secondary" size="dense" disabled={isOffline} onClick={() => onAsk('close')}>
        <FormattedMessage id="lever.close" defaultMessage="Close position" />
      </Button>
    </ButtonPair>
  );
}

/** Closes all positions of the page's contract, if there are several. */
function CloseAll(props: OpenPositionsProps & { trades: readonly LeverTrade[] }) {
  const { trades, symbol, isOffline, hasWorst, termsOf, markOf, onCloseAll } = props;
  const closing = useConfirmation(onCloseAll);
  const mark = useSource(markOf(symbol), sheetPauseMs)?.price;
  // Without a mark, each close request needs its own worst price, so closing all is disabled.
  const isSilent = hasWorst && mark === undefined;
  return (
    <Stack gutter padBlock="3">
      <Button
        variant="secondary"
        size="sm"
        disabled={isOffline || isSilent}
        onClick={() => closing.ask(trades)}
      >
        <FormattedMessage
          id="lever.closeAll"
          defaultMessage="Close all {count} {symbol} positions"
          values={{ count: trades.length, symbol }}
        />
      </Button>
      {closing.asked ? (
        <ClosePositions
          trades={closing.asked}
          symbol={symbol}
          mark={mark}
          terms={termsOf(symbol)}
          isClosing={closing.isSending}
          onClose={() => closing.send()}
          onKeep={closing.keep}
        />
      ) : null}
    </Stack>
  );
}

/** Withdraws a close request. */
function Withdraw({ trade, isOffline, onWithdrawClose }: OpenPositionsProps & { trade: LeverTrade }) {
  const withdrawing = useConfirmation(onWithdrawClose);
  return (
    <>
      <ButtonPair widths="words">
        <Button variant="secondary" size="dense" disabled={isOffline} onClick={() => withdrawing.ask(trade)}>
          <FormattedMessage id="account.request.withdraw" defaultMessage="Cancel request" />
        </Button>
      </ButtonPair>
      {withdrawing.asked ? (
        <WithdrawClose
          trade={withdrawing.asked}
          isSending={withdrawing.isSending}
          onWithdraw={() => withdrawing.send()}
          onKeep={withdrawing.keep}
        />
      ) : null}
    </>
  );
}

/** Open positions with their actions. */
export function OpenPositions(props: OpenPositionsProps) {
  const intl = useIntl();
  const { open, symbol, isDemo, termsOf, markOf, isStale, hasPart, onMoreOpen, onClose } = props;
  const [asked, ask] = useState<{ about: About; id: number }>();
  const closing = useConfirmation<LeverTrade, HowToClose>(onClose);
  const sheetOf = (about: About, trade: LeverTrade | undefined, onDone: () => void) =>
    trade && <PositionSheet {...props} about={about} trade={trade} closing={closing} onDone={onDone} />;
  return (
    <Records
      of={open}
      empty={
        <EmptySentence gutter>
          {isDemo ? (
            <FormattedMessage id="lever.demo.none" defaultMessage="No open demo positions" />
          ) : (
            <FormattedMessage id="lever.positions.none" defaultMessage="No open positions" />
          )}
        </EmptySentence>
      }
      head={(rows) => {
        const ofContract = rows.filter((trade) => trade.symbol === symbol && trade.status === 'open');
        return hasPart && ofContract.length > 1 ? <CloseAll {...props} trades={ofContract} /> : null;
      }}
      label={intl.formatMessage({ id: 'lever.positions', defaultMessage: 'Positions' })}
      timeMsOf={timeMsOf}
      rowHeight={cardHeight}
      onMore={onMoreOpen}
      foot={(rows) => (
        <>
          {asked &&
            sheetOf(
              asked.about,
              rows.find(({ id }) => id === asked.id),
              () => ask(undefined),
            )}
          {sheetOf('close', closing.asked, closing.keep)}
        </>
      )}
    >
      {(trade) => (
        <PositionCard
          trade={trade}
          terms={termsOf(trade.symbol)}
          mark={markOf(trade.symbol)}
          isStale={isStale}
          actions={
            trade.status === 'open' && trade.side !== undefined ? (
              <Actions
                {...props}
                trade={trade}
                onAsk={(about) => (about === 'close' ? closing.ask(trade) : ask({ about, id: trade.id }))}
              />
            ) : trade.close_asked_ms !== undefined ? (
              <Withdraw {...props} trade={trade} />
            ) : undefined
          }
        />
      )}
    </Records>
  );
}
