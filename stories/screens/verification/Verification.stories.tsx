import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  advancedProfile,
  advancedRejected,
  advancedUnderReview,
  advancedVerified,
  profile,
  profileRejected,
  profileUnderReview,
  profileVerified,
} from '../../../contracts/examples/account.ts';
import { products, productsClosed } from '../../../contracts/examples/products.ts';
import { VerificationView } from '../../../src/screens/verification/VerificationView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { rests } from '../../rests.ts';

const retry = fn();

const meta = {
  title: 'screens/verification/Verification',
  component: VerificationView,
  parameters: { layout: 'fullscreen' },
  args: {
    levels: ready({ profile, advanced: advancedProfile }),
    products: undefined,
    reviewHours: 24,
    hasSandboxReviewer: false,
    links: { basic: '#basic', advanced: '#advanced', agreement: '#agreement' },
    questionsHref: (product) => `#${product}`,
    onRefresh: fn(async () => undefined),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof VerificationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Link at the end of the page. */
const leadsTo =
  (name: string | RegExp, href: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name })).toHaveAttribute('href', href);
  };

const leadsNowhere: Story['play'] = async ({ canvasElement }) => {
  const links = within(canvasElement).getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#agreement']);
};

export const Loading: Story = {
  args: { levels: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Verification'], hides: ['Basic verification'] }),
};

export const Failed: Story = {
  args: { levels: failed(new Error('The server did not answer in time'), retry, 1_795_271_021_000) },
  parameters: rests({ shows: ['Your verification could not be loaded', 'Try again'] }),
};

/** Both levels, and what each unlocks, before any data is requested. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      'Verify your identity',
      'Deposits and spot trading work without it.',
      /Basic verification\s*Not started/,
      'Unlocks advanced verification',
      /Advanced verification\s*Basic first/,
      'Withdrawals, options with real money and P2P need both levels.',
      /Withdrawals\s*Options with real money\s*P2P/,
      'You will need:',
      'Have ready:',
      'We never ask for a payment or a password',
      'How we store your details',
    ],
    hides: ['Sandbox', 'Start advanced verification'],
  }),
  play: leadsTo('Start basic verification', '#basic'),
};

/** A sandbox explains who decides, and how to see both outcomes. */
export const Sandbox: Story = {
  args: { hasSandboxReviewer: true },
  parameters: rests({ shows: ['Sandbox.', 'a program decides within a few seconds.'] }),
};

export const BasicUnderReview: Story = {
  args: { levels: ready({ profile: profileUnderReview, advanced: advancedProfile }) },
  parameters: rests({
    shows: [
      'We’re reviewing your details',
      'We’ll email a***@example.com when a decision is made.',
      /Under review since\s*20 Nov 2026, 09:14/,
      /Usual time\s*one working day/,
      'The details cannot be edited during the review.',
      'Basic first',
    ],
    hides: ['Start', 'Lena', 'You will need'],
  }),
  play: leadsNowhere,
};

/** A plain back end says neither when nor how long, and a username has no address. */
export const BasicUnderReviewPlain: Story = {
  name: 'Basic under review without a date',
  args: {
    levels: ready({
      profile: { ...profile, email: '', review_status: 1, name: 'Lena Hartmann' },
      advanced: advancedProfile,
    }),
    reviewHours: undefined,
  },
  parameters: rests({
    shows: ['You can close this page.', 'Under review'],
    hides: ['We’ll email', 'Usual time', 'since', 'undefined', '—'],
  }),
};

export const BasicVerified: Story = {
  args: { levels: ready({ profile: profileVerified, advanced: advancedProfile }) },
  parameters: rests({
    shows: [
      'One step left',
      /Basic verification\s*Verified/,
      'L••• H•••',
      'L0••••••47',
      /Verified on\s*20 Nov 2026/,
      /Advanced verification\s*Not started/,
    ],
    hides: ['Lena', 'Hartmann', 'Basic first'],
  }),
  play: leadsTo('Start advanced verification', '#advanced'),
};

export const BasicRejected: Story = {
  args: { levels: ready({ profile: profileRejected, advanced: advancedProfile }) },
  parameters: rests({
    shows: [
      'Some details need to be corrected',
      /Basic verification\s*Rejected/,
      'Full name: The name differs from the one on the ID',
      'Rejected 20 Nov 2026, 16:14',
    ],
  }),
  play: leadsTo('Correct and send again', '#basic'),
};

export const AdvancedUnderReview: Story = {
  args: { levels: ready({ profile: profileVerified, advanced: advancedUnderReview }), reviewHours: 48 },
  parameters: rests({
    shows: [
      'We’re reviewing your photos',
      /Under review since\s*20 Nov 2026, 09:14/,
      /Usual time\s*2 working days/,
    ],
    hides: ['Start', 'You will need'],
  }),
  play: leadsNowhere,
};

export const AdvancedRejected: Story = {
  args: { levels: ready({ profile: profileVerified, advanced: advancedRejected }) },
  parameters: rests({
    shows: [
      'Some photos need to be retaken',
      'ID front: Light covers part of the text.',
      'Photo holding ID: Your whole face and the ID must be in the picture',
    ],
    hides: ['ID back'],
  }),
  play: leadsTo('Send again', '#advanced'),
};

export const Verified: Story = {
  args: { levels: ready({ profile: profileVerified, advanced: advancedVerified }), hasSandboxReviewer: true },
  parameters: rests({
    shows: ['You are verified', 'L••• H•••', 'L0••••••47', /Advanced verification\s*Verified/],
    hides: ['Sandbox', 'Lena', 'Start'],
  }),
  play: leadsNowhere,
};

/** Questionnaires for two products, one of which is not offered in the user's verified country. */
export const Questions: Story = {
  args: { levels: ready({ profile: profileVerified, advanced: advancedVerified }), products },
  parameters: rests({
    shows: [
      'Questions before trading',
      /Contracts\s*3 questions\s*Not passed yet/,
      /Timed options\s*4 questions\s*Done/,
    ],
  }),
  play: leadsTo(/^Contracts/, '#lever'),
};

export const QuestionsClosed: Story = {
  args: { levels: ready({ profile: profileVerified, advanced: advancedVerified }), products: productsClosed },
  parameters: rests({ shows: [/Timed options\s*Not offered in your region/], hides: ['4 questions'] }),
  play: leadsTo(/^Contracts/, '#lever'),
};

/** Unknown codes are ignored, and no action is offered for them. */
export const UnknownCodes: Story = {
  name: 'Statuses not known',
  args: {
    levels: ready({
      profile: { ...profile, review_status: 7 as 0 },
      advanced: { review_status: 8 as 0 },
    }),
  },
  parameters: rests({ shows: ['Your verification', 'Being checked (7)', 'Being checked (8)'] }),
  play: leadsNowhere,
};

export const German: Story = {
  args: { levels: ready({ profile: profileUnderReview, advanced: advancedProfile }) },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Wir prüfen Ihre Angaben', 'ein Werktag'] }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Retries: Story = {
  ...Failed,
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
