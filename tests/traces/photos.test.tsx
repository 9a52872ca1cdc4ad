// Pictures of the advanced verification: rows of errors.tsv and fields.tsv.
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { advancedRejected, advancedUnderReview, profileVerified } from '../../contracts/examples/account.ts';
import { failureMessage, fieldsInScope } from '../../contracts/spec/rows.ts';
import { envelope, forever } from '../faults/answers.ts';
import { answerNow, callsSoFar, openApp, sentSoFar, settle, textOnScreen, type Answer } from './openApp.tsx';
import { choosePhoto, jpeg, openPhotos, threePhotos } from './photos.ts';
import { press, reads, submit } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sentOf = (call: string) => sentSoFar().filter((each) => each.call === call);
const isOff = (name: string): boolean =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const refusal = (message: string, data?: object): Response =>
  Response.json({ type: 'error', code: -1, message, data });
const nameOf = (field: string): string => {
  const row = fieldsInScope().find((each) => each.entity === 'Verification' && each.field === field)!;
  return row.wire_name.split(' ')[0]!;
};

/** Shortens waits of a minute. */
function hurryMinute(): void {
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) =>
    real(run, ms === 60_000 ? 30 : ms),
  );
}

/** Each upload returns a distinct path. */
function uploads(): Answer {
  let count = 0;
  return (call) => (call === 'upload' ? envelope(`/upload/${(count += 1)}`) : undefined);
}

describe('an upload', () => {
  it('goes as soon as a picture is chosen, one after the other, and the form sends their paths', async () => {
    let answerFirst: (answer: Response) => void = () => undefined;
    const first = new Promise<Response>((resolve) => (answerFirst = resolve));
    await openPhotos({ answered: (call) => (call === 'upload' ? first : undefined) });
    await choosePhoto('front_pic', jpeg('front_pic.jpg'));
    await choosePhoto('reverse_pic', jpeg('reverse_pic.jpg'));
    await reads('Uploading, 64%');
    await reads('Waiting: another photo is uploading');
    expect(sentOf('upload').map(({ fields }) => fields)).toEqual([{ file: 'front_pic.jpg' }]);
    answerNow((call) => (call === 'upload' ? envelope('/upload/back') : undefined));
    await act(async () => answerFirst(envelope('/upload/front')));
    await vi.waitFor(() => expect(sentOf('upload')).toHaveLength(2));
    answerNow((call) => (call === 'upload' ? envelope('/upload/holding') : undefined));
    await choosePhoto('hand_pic', jpeg('me.jpg'));
    await submit();
    expect(sentOf('submitAdvancedVerification').at(-1)?.fields).toMatchObject(threePhotos);
  });

  it('that fails says why at its row, and is tried again while the others stay', async () => {
    await openPhotos({
      has: { front_pic: '/upload/front', hand_pic: '/upload/holding' },
      answered: (call) => (call === 'upload' ? refusal('The desk in Reykjavík is closed') : undefined),
    });
    await choosePhoto('reverse_pic', jpeg('back.jpg'));
    await reads(`${failureMessage('Upload fails (verification)')}. The desk in Reykjavík is closed`);
    expect(textOnScreen().split('Uploaded')).toHaveLength(3);
    answerNow(uploads());
    await press('Try again');
    await vi.waitFor(() => expect(isOff('Submit for review')).toBe(false));
  });

  it('waits a moment where the server is still busy with one that was stopped', async () => {
    let isBusy = true;
    const paths = uploads();
    await openPhotos({
      answered: (call, fields) => {
        if (call !== 'upload' || !isBusy) return paths(call, fields);
        isBusy = false;
        return refusal('Busy', { reason: 'system.busy' });
      },
    });
    await choosePhoto('front_pic', jpeg('front.jpg'));
    await reads('Replace');
    expect(sentOf('upload')).toHaveLength(2);
  });

  it('has failed after a minute, and says so', async () => {
    await openPhotos({ answered: (call) => (call === 'upload' ? forever : undefined) });
    hurryMinute();
    await choosePhoto('front_pic', jpeg('front_pic.jpg'));
    await reads(
      `${failureMessage('Upload fails (verification)')}. ${failureMessage('Upload takes longer than 60000 ms')}`,
    );
    await reads('Try again');
  });

  it('of a file that is too large is not begun, and another one can be chosen', async () => {
    await openPhotos({ maxBytes: 2_097_152, answered: uploads() });
    await choosePhoto('front_pic', jpeg('front.jpg', 2_097_153));
    await reads(`${failureMessage('File is too large')}, up to 2 MB.`);
    expect([...callsSoFar()]).not.toContain('upload');
    await choosePhoto('front_pic', jpeg('front.jpg', 2_097_152));
    await vi.waitFor(() => expect(sentOf('upload')).toHaveLength(1));
  });

  it('of what is no picture by its content is not begun, whatever it is called', async () => {
    await openPhotos({ answered: uploads() });
    await choosePhoto('front_pic', new File(['%PDF-1.7 and more'], 'front.jpg', { type: 'image/jpeg' }));
    await reads(failureMessage('File of a wrong type'));
    expect([...callsSoFar()]).not.toContain('upload');
    await choosePhoto('front_pic', jpeg('a picture.pdf'));
    await vi.waitFor(() => expect(sentOf('upload')).toHaveLength(1));
  });

  it('of a picture that cannot be shown here goes as it is, and says so', async () => {
    await openPhotos({ answered: uploads() });
    await choosePhoto('front_pic', jpeg('front.jpg'));
    await reads(failureMessage('Picture cannot be previewed'));
    await reads('Replace');
    expect(sentOf('upload')).toHaveLength(1);
  });

  it('is blocked, in words and with a dash, where the server names no limit', async () => {
    await openPhotos({ answered: (call) => (call === 'siteConfig' ? refusal('Not here') : undefined) }).catch(
      () => undefined,
    );
    await settle();
    await reads('up to — each');
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(0);
    await submit();
    expect([...callsSoFar()]).not.toContain('submitAdvancedVerification');
  });
});

describe('the advanced verification', () => {
  it('sends the paths under the names of their rows [field:Verification ID front image] [field:Verification ID back image] [field:Verification photo holding the ID or passport]', async () => {
    await openPhotos({ has: threePhotos });
    await submit();
    const { fields } = sentOf('submitAdvancedVerification')[0]!;
    expect(fields[nameOf('ID front image')]).toBe(threePhotos.front_pic);
    expect(fields[nameOf('ID back image')]).toBe(threePhotos.reverse_pic);
    expect(fields[nameOf('photo holding the ID or passport')]).toBe(threePhotos.hand_pic);
  });

  it('sends ID number and country as the profile has them, where it has them [field:Verification ID number and country, sent again]', async () => {
    await openPhotos({ has: threePhotos });
    await submit();
    const row = fieldsInScope().find(({ field }) => field === 'ID number and country, sent again')!;
    const names = row.wire_name.split(', ');
    const { fields } = sentOf('submitAdvancedVerification')[0]!;
    expect(names.map((name) => fields[name])).toEqual([profileVerified.card_id, profileVerified.country]);
    await openPhotos({
      basic: { ...profileVerified, card_id: '', country: undefined },
      has: threePhotos,
    });
    await submit();
    expect(Object.keys(sentOf('submitAdvancedVerification')[0]!.fields).sort()).toEqual(
      Object.keys(threePhotos).sort(),
    );
  });

  it('shows its state by review_status, and since when it is under review', async () => {
    await openPhotos({ advanced: advancedUnderReview });
    await reads('Your photos have been under review since 20 Nov 2026');
    await openPhotos({ advanced: { ...advancedUnderReview, review_status: 2 } });
    await reads('Your advanced verification is complete.');
    await openPhotos({ advanced: { ...advancedUnderReview, review_status: 97 as 1 } });
    await reads('Being checked (97)');
  });

  it('asks again only for what a reason names, and sends what was accepted with it', async () => {
    await openPhotos({ advanced: advancedRejected, answered: uploads() });
    await reads(advancedRejected.reasons!['front_pic']!);
    await reads(advancedRejected.reasons!['hand_pic']!);
    expect(
      [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].map(({ name }) => name),
    ).toEqual(['front_pic', 'hand_pic']);
    await choosePhoto('front_pic', jpeg('front.jpg'));
    await choosePhoto('hand_pic', jpeg('me.jpg'));
    await vi.waitFor(() => expect(isOff('Send again')).toBe(false));
    await submit();
    expect(sentOf('submitAdvancedVerification')[0]?.fields).toMatchObject({
      front_pic: '/upload/1',
      reverse_pic: advancedRejected.reverse_pic,
      hand_pic: '/upload/2',
    });
  });

  it('says the limit that the server gives [field:Upload size limit (point 9)]', async () => {
    await openPhotos({ maxBytes: 7_340_032 });
    await reads('JPEG, PNG or WebP, up to 7 MB each');
  });

  it('keeps its pictures when it is refused, and reads the profile anew', async () => {
    await openPhotos({
      has: threePhotos,
      answered: (call) =>
        call === 'submitAdvancedVerification' ? refusal('Closed until Monday') : undefined,
    });
    const before = sentOf('advancedProfile').length;
    await submit();
    await reads('Closed until Monday');
    expect(textOnScreen().split('Uploaded')).toHaveLength(4);
    expect(sentOf('advancedProfile').length).toBeGreaterThan(before);
  });

  it('says that it failed where the server has no word for it', async () => {
    await openPhotos({
      has: threePhotos,
      answered: (call) =>
        call === 'submitAdvancedVerification'
          ? Response.json({ type: 'error', message: 'ERROR' })
          : undefined,
    });
    await submit();
    await reads('Failed to submit. The request was rejected without a reason.');
  });

  it('says that it may have arrived where no answer came, and shows what became of it', async () => {
    let hasArrived = false;
    await openPhotos({
      has: threePhotos,
      answered: (call) => {
        if (call === 'advancedProfile' && hasArrived) return envelope(advancedUnderReview);
        if (call !== 'submitAdvancedVerification') return undefined;
        hasArrived = true;
        return new Response('<html>', { status: 502 });
      },
    });
    await submit();
    await reads('We got no response, so your photos may have arrived.');
    await reads('Your photos have been under review since');
    expect(sentOf('submitAdvancedVerification')).toHaveLength(1);
  });

  it('forgets its pictures once they are sent, and not before', async () => {
    await openPhotos({ has: threePhotos });
    expect(sessionStorage.getItem('meridian.drafts')).toContain(threePhotos.front_pic);
    await submit();
    expect(sessionStorage.getItem('meridian.drafts')).toBeNull();
  });

  it('shows what is there after the page was loaded anew, and what was not finished', async () => {
    await openPhotos({ answered: (call) => (call === 'upload' ? envelope('/upload/front') : undefined) });
    await choosePhoto('front_pic', jpeg('front.jpg'));
    await vi.waitFor(() => expect(sessionStorage.getItem('meridian.drafts')).toContain('/upload/front'));
    answerNow((call) => (call === 'upload' ? forever : undefined));
    await choosePhoto('reverse_pic', jpeg('reverse_pic.jpg'));
    const kept = sessionStorage.getItem('meridian.drafts')!;
    expect(kept).not.toContain('front.jpg');
    await openPhotos();
    sessionStorage.setItem('meridian.drafts', kept);
    await openApp({ path: '/pages/verification/advanced', isMember: true, isSameDevice: true }, (call) =>
      call === 'profile' ? envelope(profileVerified) : undefined,
    );
    await reads('The upload was not finished. Choose the photo again.');
    await vi.waitFor(() =>
      expect(document.querySelector('main img[src^="data:image/jpeg;base64,"]')).not.toBeNull(),
    );
    expect(sentOf('uploadPreview').map(({ fields }) => fields)).toEqual([{ path: '/upload/front' }]);
  });

  it('asks again for a picture that the server has thrown away', async () => {
    await openPhotos({
      has: threePhotos,
      answered: (call, { path }) =>
        call === 'uploadPreview' && path === threePhotos.hand_pic ? refusal('Upload failed') : undefined,
    });
    await reads('This photo is no longer saved. Choose it again.');
    await reads('Add a photo of you holding the ID');
  });
});
