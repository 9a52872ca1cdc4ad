// What this product adds to the calls of compatible back ends: a back end may have all of it, some, or nothing.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { advancedProfile, upload, uploadPreview } from '../../src/api/verification.ts';
import * as account from '../examples/account.ts';
import * as verification from '../examples/verification.ts';
import { loggedIn, pick, play, read, token } from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';

const consumer = 'meridian-extensions';

it('advancedProfile says since when pictures are under review, and which', async () => {
  const data = { ...account.advancedUnderReview, review_status: exactly(1 as const) };
  const answer = await play(
    {
      consumer,
      given: [['a verification waits for review', { token, level: 'advanced' }]],
      does: 'advancedProfile that is under review',
      data,
    },
    () => read(advancedProfile()),
  );
  expect(answer).toMatchObject({ review_status: 1, front_pic: account.advancedUnderReview.front_pic });
});

it('advancedProfile says why a picture was rejected', async () => {
  const reasons = pick(account.advancedRejected.reasons!, 'front_pic');
  const data = { ...account.advancedRejected, review_status: exactly(3 as const), reasons };
  const answer = await play(
    {
      consumer,
      given: [['a verification was rejected', { token, level: 'advanced' }]],
      does: 'advancedProfile that was rejected',
      data,
    },
    () => read(advancedProfile()),
  );
  expect(answer).toMatchObject({ review_status: 3, reasons });
});

it('upload answers the path of a picture', async () => {
  const picture = fileURLToPath(new URL('../../e2e/support/pictures/turned.jpg', import.meta.url));
  const path = await play(
    {
      consumer,
      given: [loggedIn],
      does: 'upload of a picture',
      file: { field: 'file', path: picture, type: 'image/jpeg' },
      data: verification.upload,
    },
    async () =>
      upload(new File([await readFile(picture)], 'turned.jpg', { type: 'image/jpeg' }), {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
  );
  expect(path).toBe(verification.upload);
});

it('uploadPreview answers a small image of one’s own picture', async () => {
  const image = await play(
    {
      consumer,
      given: [loggedIn, ['a picture was uploaded', { token }]],
      does: 'uploadPreview',
      query: { path: verification.upload },
      fromState: { path: 'path' },
      data: verification.uploadPreview,
    },
    () => read(uploadPreview(verification.upload)),
  );
  expect(image).toEqual(verification.uploadPreview);
});
