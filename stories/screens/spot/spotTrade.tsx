// Shared by the stories of the spot page: its props, and the view's toasts.
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pair, quotations } from '../../../contracts/examples/market.ts';
import { openOrders, pastOrders } from '../../../contracts/examples/spot.ts';
import { pairsOf } from '../../../src/api/market.ts';
import { spotOrder, type SpotOrderRow } from '../../../src/api/spot.ts';
import type { PagedRows } from '../../../src/components/lists/usePages.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import type { OrderOutcome } from '../../../src/screens/spot/ticket/orderDraft.ts';
import type { SpotTradeView } from '../../../src/screens/spot/SpotTradeView.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { clearToasts, toaster, withToasts } from '../../toasts.tsx';
import { tabBar } from '../tabBar.tsx';
import { balances, book } from './ticketSteps.ts';

export const rows = (list: readonly SpotOrderRow[], more: PagedRows<unknown>['more'] = 'none') =>
  ready({ rows: list.map(spotOrder), count: undefined, more });
const pairs = pairsOf(quotations);

export const spotTrade = {
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    symbol: 'BTC/USDT',
    pair: ready(pair),
    pairs: ready(pairs),
    live: fixedSource(pair),
    book: fixedSource(book),
    freshness: { level: 'live', ageSeconds: 0 },
    isOffline: false,
    isSandbox: true,
    hasOrderValue: true,
    balances: ready(balances),
    onRetryBalance: fn(),
    isHidden: false,
    submission: { state: 'idle' },
    openOrders: rows(openOrders.slice(1)),
    onMoreOpen: fn(),
    pastOrders: rows(pastOrders),
    onMorePast: fn(),
    tickOf: (symbol) => pairs.find((each) => each.symbol === symbol)?.price_tick,
    onSubmit: fn(async (): Promise<OrderOutcome> => ({ state: 'made' })),
    onRepeat: fn(),
    onCheck: fn(),
    onAccept: fn(),
    onDismiss: fn(),
    onCancel: fn(async () => undefined),
    onOpenOrder: fn(),
    onCancelAll: fn(async () => undefined),
    recordsHrefOf: ({ id }) => `#records-${id}`,
    onPickPair: fn(),
    toast: toaster.show,
    links: { deposit: '#deposit', transfer: '#transfer', chart: '#chart' },
    offlineBar: null,
    tabBar: tabBar('SpotTrade'),
  },
} satisfies Meta<typeof SpotTradeView>;
