import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  allottingIeo,
  appliedApplication,
  comingIeo,
  lockedIeo,
  openIeo,
  openIeoDates,
  openTotals,
} from '../../../contracts/examples/ieo.ts';
import type { Ieo, IeoApplication } from '../../../src/api/ieo.ts';
import type { ProductValues } from '../../../src/components/products/productOrder.ts';
import { ApplyPage } from '../../../src/screens/ieo/ApplyPage.tsx';
import { IeosView } from '../../../src/screens/ieo/IeosView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { at, fault, idleCommand } from '../../components/command/commandStories.tsx';
import { productPage, productStories } from '../../components/products/productStories.tsx';
import { rests } from '../../rests.ts';
import { clearToasts, withToasts } from '../../toasts.tsx';

/** Takes applications on the day of the stories. */
const open: Ieo = { ...openIeo, ...openIeoDates };

const states = productStories<ProductValues, IeoApplication>({ product: '1', amount: '10000' }, 'Apply');
const { drafted, press, pressInvalid, pressDisabled } = states;

const meta = {
  title: 'screens/ieo/Ieos',
  component: ApplyPage,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    ...productPage,
    command: drafted(),
    product: ready(open),
    application: undefined,
    links: {
      records: '#records',
      application: (id) => `#application-${id}`,
      others: '#others',
      deposit: '#deposit',
    },
  },
} satisfies Meta<typeof ApplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list, without a product in the address. */
const listed = (more: Partial<ComponentProps<typeof IeosView>> = {}): Pick<Story, 'render'> => ({
  render: () => (
    <IeosView
      tab="all"
      products={ready([open, allottingIeo, lockedIeo, comingIeo])}
      isClosed={false}
      isOffline={false}
      nowMs={at}
      links={{
        product: ({ id }) => `#ieo-${id}`,
        application: (id) => `#application-${id}`,
        records: '#records',
      }}
      onTab={fn()}
      onRefresh={fn(() => Promise.resolve())}
      onBack={fn()}
      offlineBar={undefined}
      {...more}
    />
  ),
});

export const Loading: Story = {
  ...listed({ products: loading }),
  parameters: rests({ has: [`.${content.group.cards}`], shows: ['IEOs'] }),
};

export const Failed: Story = {
  ...listed({ products: failed(fault, fn(), at) }),
  parameters: rests({ shows: ['The products could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  ...listed({ products: ready([]) }),
  parameters: rests({ shows: ['No IEOs available'] }),
};

/** The applications close in 25 h 37 min, rounded up to hours. */
export const Ready: Story = {
  tags: ['modes'],
  ...listed(),
  parameters: rests({
    shows: [
      ...['HALO', 'Halo Network', 'Applying', 'Applications close in 1d 02h', '0.042', '20M', '26.4M'],
      ...['22 Nov', '24 Nov', '25 Nov', '30 days', '26 Dec', 'Apply'],
      ...['Allotting', 'Applications closed, allotment on 24 Nov 2026, 12:00 UTC', 'Your application'],
      ...['Locked', 'Listed 4 Nov, unlocks 4 Dec 2026, 12:00 UTC', '0.362'],
      ...['Coming', 'Applications from 1 Dec 2026, 12:00 UTC', '—'],
      'Prices in USDT. Applying charges nothing; you pay only for what is allotted.',
    ],
  }),
};

export const ListedOnly: Story = {
  ...listed({ tab: 'listed' }),
  parameters: rests({ shows: ['VEGA', 'All', 'Prices in USDT'], hides: ['HALO', 'SOLACE'] }),
};

export const NoneOfKind: Story = {
  name: 'No products of this kind',
  ...listed({ tab: 'coming', products: ready([open]) }),
  parameters: rests({ shows: ['No IEOs of this kind'], hides: ['HALO'] }),
};

/** A back end that publishes no totals. */
export const ListWithoutTotals: Story = {
  ...listed({ products: ready([{ ...open, totals: undefined }]) }),
  parameters: rests({ shows: ['Applied for', '—'], hides: ['26.4M'] }),
};

const stage = (nowMs: number) => listed({ products: ready([open]), nowMs });

export const Paying: Story = {
  ...stage(Date.UTC(2026, 10, 24, 12)),
  parameters: rests({ shows: ['Paying', 'Allotted, payment until 25 Nov 2026, 12:00 UTC'] }),
};

export const BeforeListing: Story = {
  ...stage(Date.UTC(2026, 10, 25, 12)),
  parameters: rests({ shows: ['Before listing', 'Listing on 26 Nov 2026, 12:00 UTC'] }),
};

export const Unlocked: Story = {
  ...stage(Date.UTC(2026, 11, 26, 12)),
  parameters: rests({ shows: ['Unlocked since 26 Dec 2026, 12:00 UTC', '0.05'] }),
};

export const ListRegionBlocked: Story = {
  ...listed({ isClosed: true }),
  parameters: rests({ shows: ['Not offered in your region'], hides: ['HALO'] }),
};

/** 10,000 × 20,000,000 ÷ 26,410,000 is 7,572.8890, which costs 318.061338. */
export const ApplySheet: Story = {
  parameters: rests({
    shows: [
      ...['Halo Network · HALO', 'Allotted pro rata', '1d 02h', 'IEO-2611-01', '500,000,000', '20,000,000'],
      ...['26.4M applied for, 20M on offer', '0.05', '1,000', '50,000', '40,000'],
      ...['22 Nov 2026, 16:00 UTC', '24 Nov 2026, 12:00 UTC', '25 Nov 2026, 12:00 UTC'],
      ...['26 Nov 2026, 12:00 UTC', '26 Dec 2026, 12:00 UTC'],
      'HALO pays for the minutes.',
      'You may be allotted less than you apply for, or none.',
      'If it closed now you would get',
      '≈ 7,572.8890 HALO',
      '10,000 × 20,000,000 on offer ÷ 26,410,000 applied for = 7,572.889, rounded down',
      'An estimate: more applications mean fewer coins for you.',
      ...['Charged now', '0.00 USDT', '≈ 318.07 USDT', '420.00 USDT', 'Apply for 10,000.0000 HALO'],
    ],
  }),
};

export const Untouched: Story = {
  name: 'Form empty',
  args: { command: idleCommand },
  parameters: rests({ shows: ['Max', 'Apply'], hides: ['If it closed now', 'Apply for'] }),
};

export const AmountMissing: Story = {
  args: { command: drafted({ amount: '' }) },
  parameters: rests({ shows: ['Enter an amount'], focus: 'Quantity' }),
  play: pressInvalid,
};

export const UnderMinimum: Story = {
  args: { command: drafted({ amount: '999' }) },
  parameters: rests({ shows: ['Minimum: 1,000.0000 HALO'], focus: 'Quantity' }),
  play: pressInvalid,
};

export const OverCap: Story = {
  args: { command: drafted({ amount: '50001' }) },
  parameters: rests({
    shows: ['Maximum: 50,000.0000 HALO', 'Use 50,000'],
    focus: 'Quantity',
  }),
  play: pressInvalid,
};

/** 10,000 × 0.042 = 420. */
export const TopUp: Story = {
  args: { available: '376.5' },
  parameters: rests({ shows: ['You’re short 43.50 USDT.', 'Deposit more'] }),
  play: pressDisabled,
};

/** What 420 USDT pay for: 420 ÷ 0.042 = 10,000. */
export const TakesWhatIsAffordable: Story = {
  tags: ['interaction'],
  args: { available: '420', command: drafted({ amount: '' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Max' }));
    await press({ canvasElement });
    await waitFor(() =>
      expect(args.command.onSubmit).toHaveBeenCalledWith({ product: '1', amount: '10000' }),
    );
  },
};

/** 1,050,000 applied for, 20,000,000 on offer: the cap alone limits the allotment. */
export const Capped: Story = {
  args: {
    command: drafted({ amount: '50000' }),
    product: ready({ ...open, totals: { ...openTotals, applied: '1000000' } }),
  },
  parameters: rests({
    shows: ['≈ 40,000.0000 HALO', 'At most 40,000 HALO per account', '2,100.00 USDT', '≈ 1,680.00 USDT'],
  }),
};

/** The share of 50,000 is below the cap of 40,000; what is above the cap would not be allotted in any case. */
export const AboveCap: Story = {
  args: { command: drafted({ amount: '50000' }) },
  parameters: rests({
    shows: ['You apply for more than 40,000.0000 HALO, the maximum allotment per account.'],
  }),
};

/** Two accounts get the cap, 80,000 of 20,000,000. */
export const OthersCapped: Story = {
  args: {
    product: ready({
      ...open,
      totals: {
        ...openTotals,
        applied: '24100000',
        capped_applied: '100000',
        capped_applications: 2,
      },
    }),
  },
  parameters: rests({
    shows: [
      '10,000 × 19,920,000 on offer ÷ 24,010,000 applied for',
      '2 other applications get 40,000.0000 HALO, the maximum per account; the rest is shared.',
    ],
  }),
};

export const AllOfIt: Story = {
  args: { product: ready({ ...open, totals: { ...openTotals, applied: '5000000' } }) },
  parameters: rests({
    shows: ['≈ 10,000.0000 HALO', 'Everything you apply for: 5,010,000 applied for, 20,000,000 on offer'],
  }),
};

export const SubmitFailed: Story = {
  name: 'Application refused',
  ...states.refused(['Apply for 10,000.0000 HALO']),
};
export const Submitting: Story = { name: 'Sending', ...states.submitting('Submitting') };

const done = states.submitted({
  dialog: 'Application made',
  shows: [
    ...['Serial number', 'IEO-2611-01-401', '10,000.0000 HALO', '0.00 USDT', '24 Nov 2026, 12:00 UTC'],
    ...['My applications', 'Done'],
  ],
});
export const Submitted: Story = {
  name: 'Applied',
  ...done,
  args: { ...done.args, application: appliedApplication },
};

/** Before the applications: their date stands in place of Apply. */
export const NotOpen: Story = {
  args: { product: ready(comingIeo) },
  parameters: rests({
    shows: [
      'Coming',
      'Solace Care · SOLACE',
      'This subscription is not open. Check its dates',
      'Applications from 1 Dec 2026, 12:00 UTC',
    ],
    hides: ['Quantity', 'Charged now'],
  }),
};

/** After the applications. */
export const Closed: Story = {
  args: { product: ready({ ...allottingIeo, application_id: undefined }) },
  parameters: rests({
    shows: ['Allotting', 'Applications closed, allotment on 24 Nov 2026, 12:00 UTC'],
    hides: ['Quantity', 'Charged now'],
  }),
};

export const AlreadyApplied: Story = {
  args: { product: ready({ ...open, application_id: 452_509_286_700_401 }) },
  parameters: rests({
    shows: ['You have already applied for this IEO. Check My IEO applications', 'Your application'],
    hides: ['Quantity', 'Charged now'],
  }),
};

export const NotOnOffer: Story = {
  args: { product: ready(undefined) },
  parameters: rests({ shows: ['This IEO is not available', 'Other IEOs'] }),
};

export const SubmitUnknown: Story = {
  name: 'No answer after Send',
  ...states.looked('checking', {
    shows: [
      'We’re checking whether your application was received.',
      '10,000.0000 HALO. We won’t resend it for you, and sending it again can’t apply twice.',
      'Your last application is being checked.',
    ],
  }),
};

/** A back end without command ids: the user decides. */
export const SubmitUnknowable: Story = {
  name: 'No answer after Send, similar application found',
  ...states.looked('unknowable', { shows: ['We found an application like yours.', 'IEO-2611-01-401'] }, [
    appliedApplication,
  ]),
};

/** A back end without extensions: neither limits nor an estimate. */
export const Unreported: Story = {
  name: 'Values not reported',
  args: {
    product: ready({
      ...open,
      totals: undefined,
      minimum: undefined,
      maximum: undefined,
      listing_price: undefined,
      scale: undefined,
      new_scale: undefined,
    }),
  },
  parameters: rests({
    shows: [
      '0.042 USDT each',
      'The total of all applications is not published, so there is no estimate.',
      '—',
    ],
    hides: ['≈ 0', '26.4M'],
  }),
};

export const ProductFailed: Story = states.failed;
export const Offline: Story = states.offline(['If it closed now you would get']);
export const RegionBlocked: Story = states.regionBlocked;
