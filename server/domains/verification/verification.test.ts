// Identity verification on the real server, with a controlled clock, its automatic reviewer and real pictures.
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photo } from '../../testing/pictureFiles.ts';
import { sendFile } from '../../testing/sendFile.ts';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const dayMs = 86_400_000;
let server: TestApp;
let ann: { token: string; owner: string };
let people = 0;
let picture: Buffer;

beforeAll(async () => {
  server = await startTestApp();
  picture = await photo();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  ann = await server.person(`ann${people}@example.com`);
});

const papers = { country: 'Germany', name: 'Lena Marie Hartmann', address: 'Lindenallee 14\n50968 Köln' };
const idOf = (person = people) => `L01X00T${String(person).padStart(3, '0')}`;

const call = (operation: string, form: Record<string, string> = {}, token = ann.token) =>
  server.call(operation, form, { token, language: 'en' });
const submitBasic = (changes: Record<string, string> = {}, token = ann.token) =>
  call('submitBasicVerification', { ...papers, card_id: idOf(), ...changes }, token);
const profile = async (token = ann.token) => (await call('profile', {}, token)).data;
const advanced = async (token = ann.token) => (await call('advancedProfile', {}, token)).data;

/** The sandbox's reviewer takes two steps of two seconds each. */
async function decide(): Promise<void> {
  for (let step = 0; step < 2; step += 1) {
    server.clock.advance(2000);
    await server.context.dueWork.run();
  }
}

async function verifiedPerson(): Promise<void> {
  await submitBasic();
  await decide();
}

const upload = async (name?: string, token = ann.token): Promise<string> =>
  (await sendFile(server, picture, { token, name })).data;

async function threePictures(names: readonly [string?, string?, string?] = []) {
  const [front_pic, reverse_pic, hand_pic] = [
    await upload(names[0]),
    await upload(names[1]),
    await upload(names[2]),
  ];
  return { front_pic, reverse_pic, hand_pic };
}

describe('basic verification', () => {
  it('is under review once it is sent, with what was said, and verified by the decision', async () => {
    expect(await profile()).toMatchObject({ review_status: 0, name: '', card_id: '' });
    expect(await submitBasic()).toMatchObject({ type: 'ok', data: 'Your details are under review' });
    expect(await profile()).toMatchObject({
      ...papers,
      review_status: 1,
      card_id: `L0******0${String(people).slice(-1)}`,
      submitted_ms: server.clock.now(),
    });
    await decide();
    expect(await profile()).toMatchObject({ review_status: 2, decided_ms: server.clock.now() });
  });

  it('is rejected by the sandbox where the name ends in Reject, with the reason at the name, and verified after the correction', async () => {
    await submitBasic({ name: 'Lena Reject' });
    await decide();
    const rejected = await profile();
    expect(rejected).toMatchObject({
      review_status: 3,
      reasons: { name: 'The name differs from the one on the ID' },
    });
    // The number was accepted before: its mask stands for it.
    expect(await submitBasic({ card_id: rejected.card_id })).toMatchObject({ type: 'ok' });
    await decide();
    expect(await profile()).toMatchObject({ review_status: 2, card_id: rejected.card_id });
  });

  it('is sent once while it is under review or verified', async () => {
    await submitBasic();
    const again = {
      type: 'error',
      message: 'Your verification is already under review. Wait for the result',
    };
    expect(await submitBasic()).toMatchObject(again);
    await decide();
    expect(await submitBasic()).toMatchObject(again);
  });

  it('of two sendings at once is one', async () => {
    const answers = await Promise.all([submitBasic(), submitBasic()]);
    expect(answers.map(({ type }) => type)).toEqual(['ok', 'ok']);
    expect((await call('reviews')).data).toHaveLength(1);
  });

  it('takes an ID number of another account in no way of writing it, and leaves it to its country', async () => {
    const id = idOf();
    await submitBasic();
    const bob = await server.person(`bob${people}@example.com`);
    const used = {
      type: 'error',
      data: { fields: { card_id: 'This ID number is already in use. Check it or contact customer support' } },
    };
    expect(await submitBasic({ card_id: id }, bob.token)).toMatchObject(used);
    expect(
      await submitBasic({ card_id: ` ${id.toLowerCase().replace('x', '-x ')}` }, bob.token),
    ).toMatchObject(used);
    expect(await submitBasic({ card_id: id, country: 'Austria' }, bob.token)).toMatchObject({ type: 'ok' });
  });

  it('leaves the ID number of a rejected one to whoever it belongs to', async () => {
    await submitBasic({ name: 'Somebody Reject' });
    await decide();
    const bob = await server.person(`bob${people}@example.com`);
    expect(await submitBasic({}, bob.token)).toMatchObject({ type: 'ok' });
  });

  it('that its owner withdraws leaves nothing behind', async () => {
    await submitBasic();
    const [{ id }] = (await call('reviews')).data;
    expect(await call('withdrawReview', { review_id: String(id) })).toMatchObject({ type: 'ok' });
    expect(await profile()).toMatchObject({ review_status: 0, name: '' });
    expect(await fieldsOf(ann.owner)).toEqual([]);
  });

  it.each(['withdrawn', 'rejected and gone'] as const)('that was %s is sent again', async (how) => {
    const openCases = async () =>
      (await call('reviews')).data.filter(({ state }: { state: string }) => state === 'submitted').length;
    await submitBasic(how === 'withdrawn' ? {} : { name: 'Lena Reject' });
    if (how === 'withdrawn') {
      const [{ id }] = (await call('reviews')).data;
      await call('withdrawReview', { review_id: String(id) });
    } else {
      await decide();
      server.clock.advance(90 * dayMs);
      await server.context.dueWork.run();
      const form = { user_string: `ann${people}@example.com`, password, user_type: 'email' };
      ann = { ...ann, token: (await server.call('login', form)).data };
    }
    expect([(await profile()).review_status, await openCases()]).toEqual([0, 0]);
    expect(await submitBasic()).toMatchObject({ type: 'ok' });
    expect([(await profile()).review_status, await openCases()]).toEqual([1, 1]);
    await decide();
    const pictures = await threePictures();
    await call('submitAdvancedVerification', pictures);
    const [{ id }] = (await call('reviews', { kind: 'verification.advanced' })).data;
    await call('withdrawReview', { review_id: String(id) });
    expect(await call('submitAdvancedVerification', await threePictures())).toMatchObject({ type: 'ok' });
    expect([(await advanced()).review_status, await openCases()]).toEqual([1, 1]);
  });

  it('that was rejected is gone after 90 days, and one that was verified stays', async () => {
    await submitBasic({ name: 'Ann Reject' });
    await decide();
    const bob = await server.person(`bob${people}@example.com`);
    await submitBasic({ card_id: idOf(people + 500) }, bob.token);
    await decide();
    server.clock.advance(90 * dayMs - 4000);
    await server.context.dueWork.run();
    expect(await fieldsOf(ann.owner)).toEqual([]);
    expect(await fieldsOf(bob.owner)).toHaveLength(3);
  });

  it('tells its owner of the decision, and nothing of what was sent', async () => {
    await submitBasic({ name: 'Lena Reject' });
    await decide();
    const [told] = (await call('notices')).data.list;
    expect(told).toMatchObject({
      kind: 'verification.rejected',
      category: 'verification',
      page: 'Verification',
    });
    expect(told.sent_to).toHaveLength(1);
    await server.context.outbox.run();
    const mails = JSON.stringify(server.context.sandboxOutbox!.messages());
    expect(mails).toContain('Your verification needs to be corrected');
    expect(mails).not.toContain('Lena');
  });
});

const fieldsOf = (owner: string) =>
  server.context.store.db.selectFrom('sealed_field').select('field').where('owner', '=', owner).execute();
const documentsOf = (owner: string) =>
  server.context.store.db
    .selectFrom('document')
    .select(['name', 'field'])
    .where('owner', '=', owner)
    .execute();
const partsLeft = async () =>
  Number(
    (
      await server.context.store.db
        .selectFrom('document_part')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('advanced verification', () => {
  it('comes after the basic one alone', async () => {
    const first = { type: '998', message: 'Complete basic verification first' };
    expect(await call('submitAdvancedVerification', await threePictures())).toMatchObject(first);
    await submitBasic();
    expect(await call('submitAdvancedVerification', await threePictures())).toMatchObject(first);
  });

  it('takes three pictures, is under review, and verified by the decision', async () => {
    await verifiedPerson();
    const pictures = await threePictures();
    expect(await call('submitAdvancedVerification', pictures)).toMatchObject({
      type: 'ok',
      data: 'Your photos are under review',
    });
    expect(await advanced()).toMatchObject({ ...pictures, review_status: 1 });
    await decide();
    expect(await advanced()).toMatchObject({ review_status: 2 });
    expect(await profile()).toMatchObject({ advanced_user: 2 });
  });

  it('that is rejected says why by picture, takes again what was accepted, and removes what is replaced', async () => {
    await verifiedPerson();
    const sent = await threePictures(['front Reject.jpg']);
    await call('submitAdvancedVerification', sent);
    await decide();
    const rejected = await advanced();
    expect(rejected.review_status).toBe(3);
    expect(Object.keys(rejected.reasons)).toEqual(['front_pic', 'hand_pic']);
    const again = { ...sent, front_pic: await upload(), hand_pic: await upload() };
    expect(await call('submitAdvancedVerification', again)).toMatchObject({ type: 'ok' });
    expect((await documentsOf(ann.owner)).map(({ name }) => `/upload/${name}`).sort()).toEqual(
      Object.values(again).sort(),
    );
    await decide();
    expect(await advanced()).toMatchObject({ review_status: 2 });
  });

  it('takes a picture again at another place, and is verified by no less than three', async () => {
    await verifiedPerson();
    const sent = await threePictures(['front Reject.jpg']);
    await call('submitAdvancedVerification', sent);
    await decide();
    const { front_pic, reverse_pic } = sent;
    const again = { front_pic: reverse_pic, reverse_pic: front_pic, hand_pic: await upload() };
    expect(await call('submitAdvancedVerification', again)).toMatchObject({ type: 'ok' });
    const kept = (await documentsOf(ann.owner)).map(({ name, field }) => [field, `/upload/${name}`]);
    expect(Object.fromEntries(kept)).toEqual(again);
    const [{ id }] = (await call('reviews', { kind: 'verification.advanced' })).data;
    const { reviews, executor } = server.context;
    await reviews.take('desk:1', id);
    await executor.run('test.lose', (tx) =>
      tx.db
        .updateTable('document')
        .set({ field: null })
        .where('name', '=', reverse_pic.slice('/upload/'.length))
        .execute(),
    );
    await expect(reviews.approve('desk:1', id)).rejects.toMatchObject({
      reason: 'verification.pictureMissing',
    });
    expect(await advanced()).toMatchObject({ review_status: 1 });
  });

  it('takes none again that was refused at its place', async () => {
    await verifiedPerson();
    const sent = await threePictures(['front reject.jpg']);
    await call('submitAdvancedVerification', sent);
    await decide();
    const refused = (await advanced()).reasons as Record<string, string>;
    expect(refused).toHaveProperty('front_pic');
    const again = { ...sent, hand_pic: await upload() };
    expect(await call('submitAdvancedVerification', again)).toMatchObject({
      type: 'error',
      data: { fields: { front_pic: 'This photo was rejected. Take a new one' } },
    });
    const right = { ...again, front_pic: await upload() };
    expect(await call('submitAdvancedVerification', right)).toMatchObject({ type: 'ok' });
  });

  it('takes no picture of somebody else, none that is not there, and none twice', async () => {
    await verifiedPerson();
    const bob = await server.person(`bob${people}@example.com`);
    const [own, other] = [await threePictures(), await upload('b.jpg', bob.token)];
    for (const hand_pic of [other, '/upload/none', '../../etc/passwd', own.front_pic])
      expect(await call('submitAdvancedVerification', { ...own, hand_pic })).toMatchObject({
        type: 'error',
        data: { fields: { hand_pic: 'Upload failed' } },
      });
    expect(await call('uploadPreview', { path: other })).toMatchObject({
      type: 'error',
      message: 'Upload failed',
    });
  });
});

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'of %s is kept as a JPEG without what came beside its pixels',
    async (format) => {
      const marker = 'PLACE-12.34';
      const file = await photo({ width: 2500, height: 1000, format }, marker);
      expect(file.includes(marker)).toBe(true);
      const { data: path } = await sendFile(server, file, { token: ann.token });
      const [row] = await documentsOf(ann.owner);
      const kept = await server.context.documents.read({ owner: ann.owner, name: row!.name });
      expect(path).toBe(`/upload/${row!.name}`);
      expect(kept.includes(marker)).toBe(false);
      expect((await sharp(kept).metadata()).exif).toBeUndefined();
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 2400, height: 960 });
      const preview = Buffer.from((await call('uploadPreview', { path })).data.base64, 'base64');
      expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 480 });
    },
  );

  it('that no form takes is gone after a day, with all its parts', async () => {
    const before = await partsLeft();
    await upload();
    expect(await partsLeft()).toBeGreaterThan(before);
    server.clock.advance(dayMs);
    await server.context.dueWork.run();
    expect(await documentsOf(ann.owner)).toEqual([]);
  });

  it('is one of twelve that may wait for a form', async () => {
    for (let sent = 0; sent < 12; sent += 1) await upload();
    expect(await sendFile(server, picture, { token: ann.token })).toMatchObject({
      type: 'error',
      message: 'You can upload at most 12 photos in 24 hours. Try again later',
    });
  });
});
