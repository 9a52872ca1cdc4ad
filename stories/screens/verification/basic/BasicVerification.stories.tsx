import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  profile,
  profileRejected,
  profileUnderReview,
  profileVerified,
} from '../../../../contracts/examples/account.ts';
import { areaCodes } from '../../../../contracts/examples/session.ts';
import type { Refused } from '../../../../src/components/forms/submission.ts';
import { BasicVerificationView } from '../../../../src/screens/verification/basic/BasicVerificationView.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import { blurField, rests } from '../../../rests.ts';
import { clearToasts, said, showRefusal, withToasts } from '../../../toasts.tsx';

const fault = new Error('The server did not answer in time');

const meta = {
  title: 'screens/verification/BasicVerification',
  component: BasicVerificationView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    profile: ready(profile),
    countries: ready(areaCodes),
    onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
    onRefused: showRefusal,
    reviewHours: 24,
    hasSandboxReviewer: false,
    isOffline: false,
    advanced: undefined,
    links: { basic: '#basic', advanced: '#advanced' },
    agreementHref: '#agreement',
    placeHref: (country: string) => `#${country}`,
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof BasicVerificationView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const entries = {
  country: 'Germany',
  name: 'Lena Marie Hartmann',
  card_id: 'C01X00T47',
  address: 'Lindenallee 14\n50968 Köln',
};

/** Form as the user left it. */
const filled = (values: Partial<typeof entries> = {}) => ({
  initial: { ...entries, ...values },
  onValues: fn(),
});

const submit = ({ canvasElement }: Pick<Context, 'canvasElement'>) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /Submit for review|Send again/ }));

export const Loading: Story = {
  args: { profile: loading },
  parameters: rests({
    has: ['[role=status] [aria-hidden=true]'],
    shows: ['Basic verification'],
    hides: ['Full name'],
  }),
};

export const Failed: Story = {
  args: { profile: failed(fault, fn(), 1_795_271_021_000) },
  parameters: rests({ shows: ['Your verification could not be loaded', 'Try again'] }),
};

/** The form needs the list of countries. */
export const CountriesFailed: Story = {
  args: { countries: failed(fault, fn(), 1_795_271_021_000) },
  parameters: rests({ shows: ['Your details', 'Your verification could not be loaded', 'Try again'] }),
};

export const Ready: Story = {
  parameters: rests({
    shows: [
      'Your details',
      'Country of issue',
      'Tells us which ID to expect.',
      'Full name',
      'Exactly as printed on your ID',
      'ID or passport number',
      'Prevents a second account in your name.',
      'Contact address',
      'Required by law.',
      'Once submitted, these details cannot be edited until the review is finished.',
      'Submit for review',
    ],
    hides: ['Sandbox', 'Enter your'],
  }),
};

/** The national address format is shown at its field. */
export const Filled: Story = {
  args: { draft: filled(), hasSandboxReviewer: true },
  parameters: rests({
    shows: ['Germany', 'C01X00T47', 'In Germany: Street and number · Postal code City', 'Sandbox.'],
  }),
};

export const Missing: Story = {
  name: 'Required fields empty',
  parameters: rests({
    shows: ['Choose a country', 'Enter your name', 'Enter your ID number', 'Enter your contact address'],
    focus: /Country of issue/,
  }),
  play: async (context) => {
    await submit(context);
    const country = within(context.canvasElement).getByRole('button', { name: /Country of issue/ });
    await waitFor(() => expect(country).toHaveFocus());
  },
};

/** The number may still be valid, so the warning does not block submission. */
export const UnlikelyNumber: Story = {
  args: { draft: filled({ card_id: 'L01X00T4' }) },
  parameters: rests({
    shows: ['This does not look like a passport number of Germany. Check it, unless it is your ID number.'],
    hides: ['Makes sure that'],
  }),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'ID or passport number' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    blurField();
  },
};

export const SubmitFailed: Story = {
  name: 'Details refused',
  args: {
    draft: filled(),
    onSubmit: fn(async () => ({ message: 'Not submitted. Nothing changed.', requestId: '7f3a-91c2' })),
  },
  parameters: rests({
    toasts: ['Not submitted. Nothing changed.'],
    shows: ['Lena Marie Hartmann', 'C01X00T47'],
  }),
  play: async (context) => {
    await submit(context);
    await screen.findByText('Not submitted. Nothing changed.');
    blurField();
  },
};

/** The number belongs to another account. */
export const NumberUsed: Story = {
  args: {
    draft: filled(),
    onSubmit: fn(async () => ({ fields: { card_id: said('verification.idUsed') } })),
  },
  parameters: rests({
    shows: ['This ID number is already in use. Check it or contact customer support'],
    focus: 'ID or passport number',
  }),
  play: async (context) => {
    await submit(context);
    const field = within(context.canvasElement).getByRole('textbox', { name: 'ID or passport number' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Submitting: Story = {
  name: 'Sending',
  args: { draft: filled(), onSubmit: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Sending'] }),
  play: async (context) => {
    await submit(context);
    await within(context.canvasElement).findByText('Sending');
    blurField();
  },
};

const hasNoForm: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('form, input, textarea')).toBeNull();
};

export const UnderReview: Story = {
  args: { profile: ready(profileUnderReview) },
  parameters: rests({
    shows: [
      /Basic verification\s*Under review/,
      /Under review since\s*20 Nov 2026, 09:14/,
      /Usual time\s*one working day/,
      'Germany',
      'Lena Marie Hartmann',
      'L0••••••47',
      'Lindenallee 14, 50968 Köln',
      'The details cannot be edited during the review.',
    ],
    hides: ['Submit for review'],
  }),
  play: hasNoForm,
};

/** A plain back end answers name and number alone. */
export const UnderReviewPlain: Story = {
  name: 'Under review without an address',
  args: {
    profile: ready({ ...profile, review_status: 1, name: 'Lena Hartmann', card_id: 'L0******47' }),
    reviewHours: undefined,
  },
  parameters: rests({
    shows: ['Under review', 'Lena Hartmann', 'L0••••••47'],
    hides: ['since', 'Usual time', 'Country of issue', 'undefined', '—'],
  }),
  play: hasNoForm,
};

/** Rejected values stay in their fields with the reason; the rest is accepted. */
export const Rejected: Story = {
  args: { profile: ready(profileRejected) },
  parameters: rests({
    shows: [
      'Lena Marie Hartmann',
      'The name differs from the one on the ID',
      /Accepted\s*Country of issue\s*Germany\s*ID or passport number\s*L0•{6}47\s*Contact address/,
      'Send again',
    ],
  }),
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement).getAllByRole('textbox');
    await expect(fields.map((field) => field.getAttribute('name'))).toEqual(['name']);
    await expect(fields[0]).toBeInvalid();
  },
};

/** A rejected number must be entered again, because a masked one cannot be corrected. */
export const NumberRejected: Story = {
  args: {
    profile: ready({ ...profileRejected, reasons: { card_id: 'The number differs from the one on the ID' } }),
  },
  parameters: rests({ shows: ['The number differs from the one on the ID'], hides: ['L0••••••47'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'ID or passport number' })).toHaveValue(
      '',
    );
  },
};

export const Verified: Story = {
  args: { profile: ready(profileVerified), advanced: { review_status: 0 } },
  parameters: rests({
    shows: [
      ...[/Basic verification\s*Verified/, /Verified on\s*20 Nov 2026/, 'L0••••••47'],
      'Start advanced verification',
    ],
    has: ['a[href="#advanced"]'],
    hides: ['Submit for review', 'cannot be edited'],
  }),
  play: hasNoForm,
};

export const UnknownCode: Story = {
  name: 'Status not known',
  args: { profile: ready({ ...profile, review_status: 7 as 0 }) },
  parameters: rests({ shows: ['Being checked (7)'] }),
  play: hasNoForm,
};

export const Offline: Story = {
  args: { draft: filled(), isOffline: true },
  parameters: rests({ shows: ['You are offline', 'Lena Marie Hartmann'] }),
};

export const GermanNarrow: Story = {
  args: { draft: filled(), hasSandboxReviewer: true },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Deutschland', 'Straße und Hausnummer · Postleitzahl Ort'] }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The API name is sent; the country is found by its name in the user's language or by an alias. */
export const ChoosesCountry: Story = {
  tags: ['interaction'],
  args: { draft: filled({ country: '' }) },
  play: async (context) => {
    const { args, canvasElement } = context;
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Country of issue/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Country of issue' });
    await userEvent.type(within(sheet).getByRole('searchbox', { name: 'Find a country' }), 'schland');
    await userEvent.click(within(sheet).getByRole('button', { name: /Germany/ }));
    await submit(context);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(entries);
  },
};

/** Accepted values are sent unchanged, the number masked. */
export const SendsCorrection: Story = {
  tags: ['interaction'],
  args: { profile: ready(profileRejected) },
  play: async (context) => {
    const { args, canvasElement } = context;
    const name = within(canvasElement).getByRole('textbox', { name: 'Full name' });
    await userEvent.clear(name);
    await expect(within(canvasElement).queryByText('The name differs from the one on the ID')).toBeNull();
    await userEvent.type(name, 'Lena Hartmann');
    await submit(context);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...entries,
      name: 'Lena Hartmann',
      card_id: 'L0******47',
    });
  },
};

export const DoubleTap: Story = {
  tags: ['interaction'],
  args: { draft: filled(), onSubmit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Submit for review' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
