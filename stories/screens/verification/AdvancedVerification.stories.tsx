import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  advancedProfile,
  advancedRejected,
  advancedUnderReview,
  advancedVerified,
  profile,
  profileUnderReview,
  profileVerified,
} from '../../../contracts/examples/account.ts';
import { siteConfig } from '../../../contracts/examples/session.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { noPicture, type KeptImage, type Picture } from '../../../src/components/pictures/picture.ts';
import { AdvancedVerificationView } from '../../../src/screens/verification/AdvancedVerificationView.tsx';
import { photoSlots, type PhotoSlot } from '../../../src/screens/verification/photoRows.ts';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { rests } from '../../rests.ts';
import { clearToasts, said, showRefusal, withToasts } from '../../toasts.tsx';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const megabyte = 1024 * 1024;

const imageOf = {
  front_pic: new URL('../../../e2e/support/pictures/front.jpg', import.meta.url).href,
  reverse_pic: new URL('../../../e2e/support/pictures/back.png', import.meta.url).href,
  hand_pic: new URL('../../../e2e/support/pictures/holding.webp', import.meta.url).href,
};

const fileOf = {
  front_pic: { name: 'front.jpg', bytes: 2.1 * megabyte, image: imageOf.front_pic },
  reverse_pic: { name: 'back.jpg', bytes: 1.8 * megabyte, image: imageOf.reverse_pic },
  hand_pic: { name: 'me.jpg', bytes: 3.4 * megabyte, image: imageOf.hand_pic },
};

const uploaded = (slot: PhotoSlot): Picture => ({
  state: 'uploaded',
  path: `/upload/${slot}`,
  file: fileOf[slot],
});

const none = { front_pic: noPicture, reverse_pic: noPicture, hand_pic: noPicture };
const all = Object.fromEntries(photoSlots.map((slot) => [slot, uploaded(slot)])) as typeof none;

/** Server copies of the uploaded pictures. */
const images = new Map(
  photoSlots.map((slot): [string, KeptImage] => [
    advancedUnderReview[slot]!,
    { address: imageOf[slot], isGone: false },
  ]),
);

const meta = {
  title: 'screens/verification/AdvancedVerification',
  component: AdvancedVerificationView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    known: ready({ basic: profileVerified, advanced: advancedProfile }),
    pictures: none,
    images,
    maxBytes: siteConfig.upload_max_bytes,
    reviewHours: siteConfig.review_hours,
    hasSandboxReviewer: false,
    isEncrypted: true,
    isOffline: false,
    links: { verification: '#verification', basic: '#basic' },
    onChoose: fn(),
    onRetry: fn(),
    onStop: fn(),
    onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
    onRefused: showRefusal,
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof AdvancedVerificationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { known: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Advanced verification'] }),
};

export const Failed: Story = {
  args: { known: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Your verification could not be loaded', 'Try again'] }),
};

export const Ready: Story = {
  parameters: rests({
    shows: [
      'ID front',
      'ID back',
      'Photo holding ID',
      'JPEG, PNG or WebP, up to 10 MB each',
      'All four corners visible',
      'Encrypted in transit and at rest.',
      'Submit for review',
      'Add the remaining 3 photos to submit.',
    ],
    hides: ['Sandbox.'],
  }),
};

export const BasicFirst: Story = {
  args: { known: ready({ basic: profile, advanced: advancedProfile }) },
  parameters: rests({
    shows: [
      'Photos come after basic verification.',
      'Go to basic verification',
      'Complete basic verification first',
    ],
    hides: ['Not added yet', 'Add'],
  }),
};

/** The form cannot be submitted again while it is under review. */
export const BasicUnderReview: Story = {
  args: { known: ready({ basic: profileUnderReview, advanced: advancedProfile }) },
  parameters: rests({
    shows: ['Yours is under review.', 'See your verification', 'Complete basic verification first'],
    hides: ['Go to basic verification'],
  }),
};

/** Uploads run one after the other; the others queue. */
export const Uploading: Story = {
  args: {
    pictures: {
      front_pic: uploaded('front_pic'),
      reverse_pic: { state: 'uploading', file: fileOf.reverse_pic, share: 0.645 },
      hand_pic: { state: 'waiting', file: fileOf.hand_pic },
    },
  },
  parameters: rests({
    shows: [
      'front.jpg · 2.1 MB',
      'Uploading, 64%',
      'Waiting: another photo is uploading',
      'Wait until the photos are uploaded.',
    ],
    has: ['button[aria-label="Stop the upload: ID back"]', '[role=progressbar][aria-valuenow="64"]'],
  }),
};

export const UploadFailed: Story = {
  args: {
    pictures: {
      front_pic: uploaded('front_pic'),
      reverse_pic: {
        state: 'failed',
        file: fileOf.reverse_pic,
        error: Object.assign(new Error('No answer in time'), { kind: 'timeout' }),
      },
      hand_pic: uploaded('hand_pic'),
    },
  },
  parameters: rests({
    shows: [
      'Upload failed. The server did not respond within a minute.',
      'Try again',
      'front.jpg · 2.1 MB',
      'me.jpg · 3.4 MB',
      'Add the back of your ID',
    ],
  }),
};

export const TooLarge: Story = {
  args: { pictures: { ...none, front_pic: { state: 'refused', obstacle: 'size' } } },
  parameters: rests({
    shows: ['The file is too large. Choose a smaller one, up to 10 MB.', 'Choose another'],
  }),
};

export const WrongType: Story = {
  args: { pictures: { ...none, reverse_pic: { state: 'refused', obstacle: 'type' } } },
  parameters: rests({ shows: ['Choose a picture (JPEG, PNG or WebP)', 'Choose another'] }),
};

export const CannotConvert: Story = {
  args: { pictures: { ...none, hand_pic: { state: 'refused', obstacle: 'heic' } } },
  parameters: rests({
    shows: ['This browser cannot read HEIC. Save the photo as JPEG and choose it again.'],
  }),
};

export const PreviewFailed: Story = {
  args: {
    pictures: {
      ...all,
      front_pic: {
        state: 'uploaded',
        path: '/upload/front_pic',
        file: { ...fileOf.front_pic, image: undefined },
      },
    },
  },
  parameters: rests({
    shows: ['No preview available. front.jpg (2.1 MB) is attached.', 'Replace', 'Submit for review'],
    hides: ['Add the front of your ID'],
  }),
};

export const Uploaded: Story = {
  args: { pictures: all },
  parameters: rests({
    shows: [
      'front.jpg · 2.1 MB',
      'back.jpg · 1.8 MB',
      'me.jpg · 3.4 MB',
      'Your picture: ID front',
      'Replace',
    ],
    hides: ['Not added yet', 'Add the'],
  }),
};

/** After a reload, uploaded pictures show the server's copy, and interrupted uploads say so. */
export const CameBack: Story = {
  name: 'Opened again after uploads',
  args: {
    pictures: {
      front_pic: { state: 'uploaded', path: advancedUnderReview.front_pic! },
      reverse_pic: { state: 'unfinished' },
      hand_pic: { state: 'uploaded', path: '/upload/gone' },
    },
    images: new Map([...images, ['/upload/gone', { address: undefined, isGone: true }]]),
  },
  parameters: rests({
    shows: [
      'Your picture: ID front',
      'The upload was not finished. Choose the photo again.',
      'This photo is no longer saved. Choose it again.',
      'Add the remaining 2 photos to submit.',
    ],
  }),
};

async function submit({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const button = within(canvasElement).getByRole('button', { name: 'Submit for review' });
  await userEvent.click(button);
  button.blur();
}

export const SubmitFailed: Story = {
  name: 'Photos refused',
  args: {
    pictures: all,
    onSubmit: fn(async () => ({ message: said('system.unavailable'), requestId: '7f3a-91c2' })),
  },
  parameters: rests({
    shows: ['front.jpg · 2.1 MB', 'Your picture: ID back', 'me.jpg · 3.4 MB'],
    toasts: [/The service is unavailable/],
  }),
  play: async (context) => {
    await submit(context);
    await within(context.canvasElement).findByText(/The service is unavailable/);
  },
};

/** One picture belongs to another user or was discarded. */
export const PictureRefused: Story = {
  args: {
    pictures: all,
    onSubmit: fn(async () => ({ fields: { reverse_pic: said('verification.uploadFailed') } })),
  },
  parameters: rests({ shows: ['Upload failed', 'Choose another', 'front.jpg · 2.1 MB', 'me.jpg · 3.4 MB'] }),
  play: async (context) => {
    await submit(context);
    await within(context.canvasElement).findByText('Upload failed');
  },
};

export const UnderReview: Story = {
  args: { known: ready({ basic: profileVerified, advanced: advancedUnderReview }) },
  parameters: rests({
    shows: [
      'Your photos have been under review since 20 Nov 2026, 09:14.',
      'Usually decided within 24 hours.',
      'Your picture: ID front',
      'Photos (done)',
    ],
    hides: ['Submit for review', 'Replace', 'Not added yet'],
  }),
};

/** Back end that reports no further detail. */
export const UnderReviewPlain: Story = {
  name: 'Under review without a date',
  args: {
    known: ready({ basic: profileVerified, advanced: { review_status: 1 } }),
    maxBytes: undefined,
    reviewHours: undefined,
    isEncrypted: false,
    images: new Map(),
  },
  parameters: rests({
    shows: ['Your photos are under review', 'ID front'],
    hides: ['since', 'Usually', 'hours', 'Not added yet', 'Your picture'],
  }),
};

export const Rejected: Story = {
  args: { known: ready({ basic: profileVerified, advanced: advancedRejected }) },
  parameters: rests({
    shows: [
      '2 of 3 photos were rejected.',
      'Retake only these.',
      'Light covers part of the text.',
      'Your whole face and the ID must be in the picture',
      'Accepted',
      'Retake',
      'Retake the 2 rejected photos to submit.',
      'Send again',
      'Disagree with a reason?',
      'Ask support',
    ],
    hides: ['Not added yet', 'Submit for review'],
  }),
};

/** One of the two is retaken. */
export const RetakenOnce: Story = {
  name: 'One photo taken again',
  args: {
    known: ready({ basic: profileVerified, advanced: advancedRejected }),
    pictures: { ...none, front_pic: uploaded('front_pic') },
  },
  parameters: rests({
    shows: ['front.jpg · 2.1 MB', 'Add a photo of you holding the ID', 'Accepted'],
    hides: ['Light covers part of the text.'],
  }),
};

export const Verified: Story = {
  args: { known: ready({ basic: profileVerified, advanced: advancedVerified }) },
  parameters: rests({
    shows: ['Your advanced verification is complete.', 'Verified since 20 Nov 2026, 16:14.'],
    hides: ['Submit for review', 'Replace'],
  }),
};

/** An unknown status. */
export const UnknownStatus: Story = {
  name: 'Status not known',
  args: { known: ready({ basic: profileVerified, advanced: { review_status: 7 as 1 } }) },
  parameters: rests({ shows: ['Being checked (7)'], hides: ['Submit for review', 'Not added yet'] }),
};

/** The limit has no value: nothing can be sent. */
export const NoLimit: Story = {
  args: { maxBytes: undefined, isEncrypted: false },
  parameters: rests({
    shows: [
      'JPEG, PNG or WebP, up to — each',
      'Photos cannot be uploaded right now: the size limit could not be loaded.',
      'Photos cannot be uploaded right now. Try again later',
    ],
    hides: ['Not added yet', 'Encrypted'],
  }),
};

export const Sandbox: Story = {
  args: { hasSandboxReviewer: true },
  parameters: rests({
    shows: [
      'Sandbox.',
      'Sandbox: a program decides within a few seconds. It rejects a photo whose file name ends in “Reject”.',
    ],
  }),
};

export const Offline: Story = {
  args: { pictures: all, isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({ shows: ['You are offline', 'front.jpg · 2.1 MB'] }),
};

export const Submits: Story = {
  tags: ['interaction'],
  args: { pictures: all },
  play: async (context) => {
    await submit(context);
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({
        front_pic: '/upload/front_pic',
        reverse_pic: '/upload/reverse_pic',
        hand_pic: '/upload/hand_pic',
      }),
    );
  },
};

/** Accepted pictures are sent together with retaken ones. */
export const SendsAcceptedAgain: Story = {
  tags: ['interaction'],
  args: {
    known: ready({ basic: profileVerified, advanced: advancedRejected }),
    pictures: { ...none, front_pic: uploaded('front_pic'), hand_pic: uploaded('hand_pic') },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send again' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        front_pic: '/upload/front_pic',
        reverse_pic: advancedRejected.reverse_pic,
        hand_pic: '/upload/hand_pic',
      }),
    );
  },
};

/** A rejected picture is not sent again, although the page still holds it. */
export const RefusedIsNotSentAgain: Story = {
  tags: ['interaction'],
  args: {
    known: ready({ basic: profileVerified, advanced: advancedRejected }),
    pictures: {
      ...none,
      front_pic: { state: 'uploaded', path: advancedRejected.front_pic! },
      hand_pic: uploaded('hand_pic'),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('Light covers part of the text. Take it again without flash, by a window'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const HoldsBack: Story = {
  tags: ['interaction'],
  args: { pictures: { ...all, hand_pic: { state: 'uploading', file: fileOf.hand_pic, share: 0.99 } } },
  play: async (context) => {
    await submit(context);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ChoosesAFile: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('input[name=reverse_pic]')!;
    const file = new File(['x'], 'back.jpg', { type: 'image/jpeg' });
    await userEvent.upload(field, file);
    await expect(args.onChoose).toHaveBeenCalledWith('reverse_pic', file);
  },
};

export const StopsAndTriesAgain: Story = {
  tags: ['interaction'],
  args: {
    pictures: {
      ...none,
      front_pic: { state: 'uploading', file: fileOf.front_pic, share: 0.2 },
      hand_pic: { state: 'failed', file: fileOf.hand_pic, error: new Error('gone') },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the upload: ID front' }));
    await expect(args.onStop).toHaveBeenCalledWith('front_pic');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('hand_pic');
  },
};
