import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import { AppBar } from '../../ui/screen/AppBar.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Screen } from '../../ui/screen/Screen.tsx';
import { NoPairs } from './NoPairs.tsx';
import { PairPicker } from './PairPicker.tsx';
import { PairTitle } from './PairTitle.tsx';
import { UnknownPair } from './UnknownPair.tsx';
import type { UnopenedPair } from './unopened.ts';

/** The pair of a page, and the pairs to choose from. */
export interface PairChoice {
  symbol: string;
  /** The URL names a pair that is not traded here. */
  isUnknown?: boolean;
  /** Set with isUnknown where trading of the pair has not begun. */
  unopened?: UnopenedPair | undefined;
  /** No pairs exist; reloads them. */
  onNone?: () => void;
  pair: RemoteState<PairQuote>;
  pairs: RemoteState<readonly PairQuote[]>;
  /** Symbols of pairs whose data is unreadable; undefined for a pair without a readable symbol. */
  unread?: readonly (string | undefined)[];
  onPickPair: (symbol: string) => void;
}

interface PairScreenProps {
  choice: PairChoice;
  /** Aspect of the pair that the page shows, as in PairTitle. */
  kind?: ReactNode;
  /** Back navigation; the first page of a tab has none. */
  onBack?: () => void;
  /** Icon buttons at the end of the app bar. */
  actions?: ReactNode;
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
  bottom?: ReactNode;
  tabBar?: ReactNode;
  skeleton: ReactNode;
  failedTitle: ReactNode;
  /** Content above the pair, shown in every state. */
  above?: ReactNode;
  /** Content below the pair, also shown where the pair itself could not be read. */
  below?: ReactNode;
  /** @param choose opens the list of pairs */
  children: (quote: PairQuote, choose: () => void) => ReactNode;
}

/** A page about one pair, whose title opens the list of pairs. */
export function PairScreen(props: PairScreenProps) {
  const { symbol, isUnknown = false, unopened, onNone, pair, pairs, unread, onPickPair } = props.choice;
  const { kind, onBack, actions, offlineBar, bottom, tabBar, skeleton, failedTitle } = props;
  const { above, below, children } = props;
  const [isPicking, setIsPicking] = useState(false);
  const open = (): void => setIsPicking(true);
  const close = (): void => setIsPicking(false);
  const title =
    isUnknown || onNone ? (
      <FormattedMessage id="kline.tabs" defaultMessage="Market" />
    ) : (
      <PairTitle symbol={symbol} kind={kind} onOpen={open} />
    );
  return (
    <Screen
      top={
        <>
          {onBack ? (
            <AppBar variant="sub" title={title} actions={actions} onBack={onBack} />
          ) : (
            <AppBar variant="root" title={title} actions={actions} />
          )}
          {offlineBar}
        </>
      }
      bottom={bottom}
      tabBar={tabBar}
    >
      {above}
      {isUnknown ? (
        <UnknownPair unopened={unopened} onPick={open} />
      ) : (
        <>
          {onNone ? (
            <NoPairs onRetry={onNone} />
          ) : (
            <Remote of={pair} skeleton={skeleton} failedTitle={failedTitle}>
              {(quote) => children(quote, open)}
            </Remote>
          )}
          {pair.state === 'loading' && !onNone ? null : below}
        </>
      )}
      {isPicking ? (
        <PairPicker
          pairs={pairs}
          unread={unread}
          current={symbol}
          onPick={(next) => {
            close();
            onPickPair(next);
          }}
          onClose={close}
        />
      ) : null}
    </Screen>
  );
}
