import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { reserves } from '../../../contracts/examples/reserves.ts';
import { ReservesView } from '../../../src/screens/help/ReservesView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { rests } from '../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const [usdt] = reserves.list;

const meta = {
  title: 'screens/help/Reserves',
  component: ReservesView,
  parameters: { layout: 'fullscreen' },
  args: {
    reserves: ready(reserves),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof ReservesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { reserves: loading },
  parameters: rests({ has: [`.${content.group.facts}`], shows: ['Held and owed'] }),
};

export const Failed: Story = {
  args: { reserves: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The figures could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { reserves: ready({ ...reserves, list: [] }) },
  parameters: rests({ shows: ['Nothing is held or owed', 'this is not an audit'] }),
};

/** 1,284,500.5 ÷ 1,231,067.25 is 104.3404…, which is not rounded up; zeros are omitted. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...[
        'From Meridian’s own ledger, as of',
        'No one else has checked these figures; this is not an audit.',
      ],
      ...['USDT', '1,284,500.50', '1,231,067.25', '104.34%', '99,900.00'],
      ...['Deposits not credited yet', '145.00', 'Due and not paid yet', '12.00'],
      ...['BTC', '41.20481122', '100.00%'],
    ],
    hides: ['Sandbox.', 'Fiat', 'The platform holds less than it owes.'],
  }),
};

export const Sandbox: Story = {
  args: { reserves: ready({ ...reserves, is_sandbox: true }) },
  parameters: rests({ shows: ['Sandbox.', 'All of this is practice money'] }),
};

/** One unit less than 100 % must not read as 100 %. */
export const Short: Story = {
  args: { reserves: ready({ ...reserves, list: [{ ...usdt!, held: '1231067.24999999' }] }) },
  parameters: rests({ shows: ['99.99%', 'The platform holds less than it owes.'] }),
};

export const Unreported: Story = {
  name: 'Values not reported',
  args: { reserves: ready({ ...reserves, list: [{ ...usdt!, held: undefined, hosting: undefined }] }) },
  parameters: rests({
    shows: ['Hosting account', '— not reported'],
    hides: ['104.34%', 'The platform holds less'],
  }),
};

export const Offline: Story = {
  args: { offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({ shows: ['1,284,500.50', 'as of'] }),
};

/** A plain back end. */
export const Unpublished: Story = {
  name: 'No figures published',
  args: { reserves: undefined },
  parameters: rests({ shows: ['No figures published'], hides: ['USDT'] }),
};
