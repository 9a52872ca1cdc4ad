import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { otcMarkets, otcOffers } from '../../../contracts/examples/otc.ts';
import type { OfferFilters } from '../../../src/screens/otc/offerFilters.ts';
import { OtcOffersView } from '../../../src/screens/otc/OtcOffersView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { at, fault, inDialog, offline } from '../../components/command/commandStories.tsx';
import { rests } from '../../rests.ts';
import { purchase, rowsOf, sale } from './otcStories.ts';

const none: OfferFilters = { side: 'buy', coin: 'USDT', fiat: undefined, value: undefined, way: undefined };
const filtered: OfferFilters = { ...none, fiat: 'EUR', value: '500', way: 'bank' };

const meta = {
  title: 'screens/otc/OtcOffers',
  component: OtcOffersView,
  parameters: { layout: 'fullscreen' },
  args: {
    filters: none,
    markets: ready({
      ...otcMarkets,
      currencies: [...otcMarkets.currencies, { id: 1, name: 'BTC' }],
    }),
    offers: ready(rowsOf(...otcOffers.list)),
    isClosed: false,
    isOffline: false,
    links: { offer: ({ id }) => `#offer${id}`, orders: '#orders', chat: '#chat' },
    onFilter: fn(),
    onMore: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof OtcOffersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { markets: loading, offers: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['P2P trading', 'I want to buy'] }),
};

export const Failed: Story = {
  args: { markets: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Offers could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { filters: filtered, offers: ready(rowsOf()) },
  parameters: rests({
    shows: ['No matching offers', 'Clear filters', '500.00 EUR', 'Bank transfer'],
    hides: ['deals'],
  }),
};

/** 412 of 417 orders are 98.8 %. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['I want to sell', 'USDT', 'BTC', 'All currencies', 'All payments', 'Aldine Exchange'],
      ...[
        '412 deals · 98.8%',
        '0.924',
        'EUR / USDT',
        '48,210.50 USDT available',
        'Limit 20.00 – 5,000.00 EUR',
      ],
      ...['Bank transfer', '38 deals · 100.0%', 'coins stay locked here', '1–2 of 2'],
    ],
  }),
};

export const SellSide: Story = {
  args: { filters: { ...none, side: 'sell' }, offers: ready(rowsOf(sale)) },
  parameters: rests({ shows: ['0.918', 'Sell', 'Your coins stay locked here'], hides: ['Bering Trade'] }),
};

/** A merchant without orders has no rate; a program is labelled as one. */
export const Unreported: Story = {
  name: 'Merchant without a rate',
  args: {
    offers: ready(
      rowsOf(
        { ...purchase, deal_count: 0, failed_count: 0, seller_name: 'Corvid', is_sandbox: true },
        { ...purchase, id: 9, failed_count: undefined },
      ),
    ),
  },
  parameters: rests({ shows: ['0 deals · —', '412 deals · —', 'Sandbox program'] }),
};

export const Nothing: Story = {
  name: 'No offers right now',
  args: { markets: ready({ currencies: [], fiats: [], ways: [] }) },
  parameters: rests({ shows: ['No offers right now'], hides: ['All currencies'] }),
};

export const Filtering: Story = {
  args: { filters: filtered },
  parameters: rests({
    dialog: 'Filter offers',
    shows: ['You pay in', 'JPY', '500.00 EUR', 'Only offers whose limits include it.', 'Show offers'],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'EUR' }));
    await inDialog({ canvasElement });
  },
};

export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({ shows: ['Not offered in your region', 'Go back'], hides: ['Aldine Exchange'] }),
};

export const Offline: Story = {
  args: offline,
  parameters: rests({ shows: ['Offline', 'Aldine Exchange'] }),
};

export const ClearsFilters: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilter).toHaveBeenCalledWith(none);
  },
};

/** The amount of another currency says nothing of this one. */
export const ChangesCurrency: Story = {
  ...Filtering,
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'EUR' }));
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'JPY' }));
    await userEvent.type(sheet.getByRole('textbox'), '75000');
    await userEvent.click(sheet.getByRole('button', { name: 'Show offers' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filtered, fiat: 'JPY', value: '75000' });
  },
};

export const RemovesAmount: Story = {
  args: { filters: filtered },
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /500\.00/ }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filtered, value: undefined });
  },
};
