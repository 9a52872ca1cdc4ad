import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as examples from '../../../contracts/examples/referral.ts';
import type { Invitee, Rebate } from '../../../src/api/referral.ts';
import { PromotionView } from '../../../src/screens/referral/PromotionView.tsx';
import type { Inviting } from '../../../src/screens/referral/useInviting.ts';
import { posterPicture } from '../../../src/screens/referral/posterPicture.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { withoutCopying } from '../../clipboard.ts';
import { blurField, rests } from '../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const paged = <Row,>(rows: readonly Row[]) =>
  ready({
    rows: rows.map((row, place) => ({ ...row, id: rows.length - place })),
    count: rows.length,
    more: 'none' as const,
  });

const meta = {
  title: 'screens/referral/Promotion',
  component: PromotionView,
  parameters: { layout: 'fullscreen' },
  args: {
    invite: ready(examples.invite),
    isClosed: false,
    tab: undefined,
    ranking: ready(examples.inviteRanking),
    rebates: { list: paged<Omit<Rebate, 'id'>>(examples.rebates.data), onMore: fn() },
    invitees: { list: paged<Omit<Invitee, 'id'>>(examples.invitees.data), onMore: fn() },
    link: 'https://meridian.example/pages/user/login/register?code=MRD7Q4KX',
    isOffline: false,
    rulesHref: '#rules',
    onTab: fn(),
    onRanked: fn(),
    onCopied: fn(),
    onShare: fn(() => Promise.resolve()),
    onDraw: fn(posterPicture),
    onSave: fn<Inviting['onSave']>(() => true),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof PromotionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { invite: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Invite'] }),
};

export const Failed: Story = {
  args: { invite: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The programme could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { invite: ready(examples.newInvite) },
  parameters: rests({
    shows: ['MRD7Q4KX', 'No friends have joined yet', 'Share', 'You receive 15.00% of the spot trading fees'],
    hides: ['Friends joined'],
  }),
};

/** 15 % of 1,228 is 184.20; rank 38 is outside the top ten. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['MRD7Q4KX', 'QR code of your link', 'Friends joined', '12', '15.00%', '184.20'],
      ...['2•••91', '48 friends', '1,284.60 USDT', '38', 'You', 'Only you see this row'],
    ],
    hides: ['Partner', 'level 2'],
  }),
};

/** 25 % of 1,228 is 307. */
export const Partner: Story = {
  args: { invite: ready(examples.partnerInvite) },
  parameters: rests({
    shows: [
      'Partner',
      'Level 2',
      'since 1 Oct 2026',
      '1,228.00 USDT',
      '25.00%',
      '307.00',
      'Only you see this.',
    ],
  }),
};

export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({
    shows: ['Not offered in your region'],
    hides: ['MRD7Q4KX', 'Friends joined', '184.20'],
  }),
};

/** The whole code is selected for manual copying. */
export const CopyFailed: Story = {
  beforeEach: withoutCopying,
  parameters: rests({ shows: ['Copy failed, please copy manually'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByText('Copy failed, please copy manually');
    await expect(String(getSelection())).toBe('MRD7Q4KX');
    blurField();
  },
};

async function openPoster(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Poster' }));
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

export const Poster: Story = {
  parameters: rests({
    dialog: 'Your poster',
    shows: ['Poster with your code MRD7Q4KX', 'register?code=MRD7Q4KX', 'Save image'],
  }),
  play: async ({ canvasElement }) => {
    await within(await openPoster(canvasElement)).findByRole('img', {}, { timeout: 10_000 });
    blurField();
  },
};

/** The picture stays, for a long press. */
export const SavePictureFailed: Story = {
  args: { onSave: fn<Inviting['onSave']>(() => false) },
  parameters: rests({
    dialog: 'Your poster',
    shows: [
      'The image could not be saved. Press and hold it, or take a screenshot.',
      'Poster with your code',
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = within(await openPoster(canvasElement));
    await dialog.findByRole('img', {}, { timeout: 10_000 });
    await userEvent.click(dialog.getByRole('button', { name: 'Save image' }));
    await dialog.findByText(/The image could not be saved/);
    blurField();
  },
};

export const Rebates: Story = {
  args: { tab: 'rebates' },
  parameters: rests({
    shows: [
      ...['Every rebate is part of a fee that was actually charged', '6•••28', '+1.86', 'USDT'],
      ...['15.00% of a fee of 12.40 USDT', '+0.00000945', 'BTC'],
    ],
  }),
};

export const Friends: Story = {
  args: { tab: 'invitees' },
  parameters: rests({ shows: ['8•••42', 'since 2 Nov 2026', '6•••28'], hides: ['Show me in the ranking'] }),
};

/** A user who opted in and is among the top ten appears once. */
export const Ranked: Story = {
  args: {
    invite: ready({
      ...examples.invite,
      is_ranked: true,
      masked_account: '3•••66',
      own_rank: 3,
      own_ranked_total: '986.4',
    }),
  },
  parameters: rests({ shows: ['You', '986.40 USDT'], hides: ['Only you see this row'] }),
};

export const NobodyRanked: Story = {
  args: { invite: ready({ ...examples.invite, own_rank: undefined }), ranking: ready([]) },
  parameters: rests({ shows: ['The ranking is still empty'], hides: ['Only you see this row'] }),
};

/** A value that a compatible back end omits is unknown, not 0; its further levels show. */
export const Unreported: Story = {
  name: 'Values not reported',
  args: {
    invite: ready({
      extension_code: 'MRD7Q4KX',
      share_url: '',
      return_rate2: '5',
      partner_status: 'ambassador',
    }),
  },
  parameters: rests({
    shows: ['— not reported', 'Being checked (ambassador)', 'Of friends’ fees, level 2', '5.00%'],
    hides: ['Show me in the ranking', '0.00'],
  }),
};

export const Asks: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'Show me in the ranking' }));
    await expect(args.onRanked).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Rebates' }));
    await expect(args.onTab).toHaveBeenCalledWith('rebates');
  },
};
