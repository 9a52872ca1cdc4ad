import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import * as examples from '../../../contracts/examples/ieo.ts';
import type { IeoApplication } from '../../../src/api/ieo.ts';
import { IeoApplicationsView } from '../../../src/screens/ieo/own/IeoApplicationsView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { fault, offline } from '../../components/command/commandStories.tsx';
import { rests } from '../../rests.ts';

/** 22 hours and 4 minutes before the payment window of the example ends. */
const at = Date.UTC(2026, 10, 24, 13, 56);

const rowsOf = (...rows: object[]) =>
  ready({
    rows: rows.map((row, nth) => ({ ...row, id: nth + 1 }) as IeoApplication),
    count: rows.length,
    more: 'none' as const,
  });

const meta = {
  title: 'screens/ieo/IeoApplications',
  component: IeoApplicationsView,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'all',
    applications: rowsOf(
      examples.allottedApplication,
      examples.appliedApplication,
      examples.paidApplication,
      examples.lockedApplication,
      examples.unlockedApplication,
      examples.failedApplication,
      examples.lapsedApplication,
    ),
    toPay: 1,
    isHidden: false,
    now: () => at,
    links: { application: ({ id }) => `#application${id}`, ieos: '#ieos' },
    onTab: fn(),
    onMore: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof IeoApplicationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { applications: loading, toPay: undefined },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['My IEO applications'] }),
};

export const Failed: Story = {
  args: { applications: failed(fault, fn(), at), toPay: undefined },
  parameters: rests({ shows: ['Your applications could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { tab: 'fail', applications: rowsOf(), toPay: 0 },
  parameters: rests({ shows: ['No applications of this kind', 'See the IEOs'], hides: ['HALO'] }),
};

export const EmptyAll: Story = {
  args: { applications: rowsOf(), toPay: 0 },
  parameters: rests({ shows: ['No applications yet', 'charges nothing'] }),
};

/** 7,575.7575 × 0.042 is 318.181815. */
export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['To pay', 'Processing', 'Success', 'Halo Network', 'IEO-2611-01-401', '21 Nov'],
      ...['Pay by 25 Nov', 'Allotted 7,575.7575 of 10,000.0000', '318.181815 USDT'],
      ...[
        'Applied',
        'Allotment on 24 Nov',
        '10,000.0000 HALO',
        'Paid',
        'Listing on 26 Nov',
        '7,575.7575 HALO',
      ],
      ...['Locked', 'Listed, unlocks 4 Dec', '1,200.00 VEGA', 'Unlocked', 'Free to sell since 12 Oct'],
      ...['Not allotted', 'Applied for 2', '0 RIFT', 'Lapsed', '0.0000 HALO'],
    ],
  }),
};

export const PaymentWindowEnded: Story = {
  args: {
    tab: 'paying',
    applications: rowsOf(examples.allottedApplication),
    toPay: 0,
    now: () => Date.UTC(2026, 10, 25, 12),
  },
  parameters: rests({ shows: ['Payment window ended', '7,575.7575 HALO'], hides: ['Pay by', '318'] }),
};

export const UnknownStatus: Story = {
  name: 'Status not known',
  args: { applications: rowsOf({ ...examples.allottedApplication, ipo_status: 7 }), toPay: 0 },
  parameters: rests({ shows: ['Being checked (7)', '10,000.0000 HALO'], hides: ['Pay by', 'Allotted'] }),
};

export const Offline: Story = {
  args: { offlineBar: offline.offlineBar },
  parameters: rests({ shows: ['Offline', 'Pay by 25 Nov'] }),
};

export const Hidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['••••••', 'Pay by 25 Nov'], hides: ['318.181815', '7,575.7575', '1,200'] }),
};
