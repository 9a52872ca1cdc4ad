import { describe, expect, it } from 'vitest';
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
import { noPicture, type KeptImage, type Picture } from '../../components/pictures/picture.ts';
import { pathOf, pathsWithImages, photoRows, stageOf, type Known, type PhotoSlot } from './photoRows.ts';

const none: Record<PhotoSlot, Picture> = {
  front_pic: noPicture,
  reverse_pic: noPicture,
  hand_pic: noPicture,
};
const uploaded = (path: string) => ({ state: 'uploaded', path }) as const;
const rejected: Known = { basic: profileVerified, advanced: advancedRejected };
const fresh: Known = { basic: profileVerified, advanced: advancedProfile };
const noImages: ReadonlyMap<string, KeptImage> = new Map();

const photoStates = (known: Known) => photoRows(known, none, noImages).map(({ photoState }) => photoState);
const asked = (known: Known, pictures = none, images = noImages) => photoRows(known, pictures, images);

describe('how far it is', () => {
  it.each([
    [profile, advancedProfile, 'basicFirst'],
    [profileUnderReview, advancedProfile, 'basicFirst'],
    [profileRejected, advancedRejected, 'basicFirst'],
    [profileVerified, advancedProfile, 'photos'],
    [profileVerified, advancedUnderReview, 'review'],
    [profileVerified, advancedRejected, 'rejected'],
    [profileVerified, advancedVerified, 'verified'],
    [profileVerified, { review_status: 7 as 1 }, 'unknown'],
    // A user who has sent pictures sees them, regardless of the rest.
    [profileRejected, advancedUnderReview, 'review'],
  ] as const)('%#', (basic, advanced, stage) => {
    expect(stageOf({ basic, advanced })).toBe(stage);
  });
});

describe('after a rejection', () => {
  it('only those that a reason names are asked again', () => {
    expect(photoStates(rejected)).toEqual(['asked', 'accepted', 'asked']);
    expect(asked(rejected).map(({ reason }) => reason)).toEqual([
      advancedRejected.reasons!.front_pic,
      undefined,
      advancedRejected.reasons!.hand_pic,
    ]);
  });

  it('all are asked again where no reason names a picture', () => {
    for (const reasons of [undefined, {}, { name: 'The name differs' }])
      expect(photoStates({ ...rejected, advanced: { ...advancedRejected, reasons } })).toEqual([
        'asked',
        'asked',
        'asked',
      ]);
  });

  it('one that was accepted is asked again where its path is not known', () => {
    const advanced = { ...advancedRejected, reverse_pic: undefined };
    expect(photoStates({ ...rejected, advanced })).toEqual(['asked', 'asked', 'asked']);
  });

  it('one that was accepted goes along by its path', () => {
    const [front, back] = asked(rejected);
    expect(pathOf(back!, advancedRejected)).toBe(advancedRejected.reverse_pic);
    expect(pathOf(front!, advancedRejected)).toBeUndefined();
  });

  it('one that was refused is no answer to its refusal', () => {
    const former = uploaded(advancedRejected.front_pic!);
    const [front] = asked(rejected, { ...none, front_pic: former });
    expect(front).toMatchObject({ picture: noPicture, reason: advancedRejected.reasons!.front_pic });
    const [retaken] = asked(rejected, { ...none, front_pic: uploaded('/upload/new') });
    expect(pathOf(retaken!, advancedRejected)).toBe('/upload/new');
  });
});

describe('what is kept', () => {
  it('counts no more where the server has thrown it away', () => {
    const pictures = { ...none, front_pic: uploaded('/upload/old') };
    const gone = new Map([['/upload/old', { address: undefined, isGone: true }]]);
    expect(asked(fresh, pictures, gone)[0]).toMatchObject({ picture: noPicture, kept: { isGone: true } });
    const there = new Map([['/upload/old', { address: undefined, isGone: false }]]);
    expect(pathOf(asked(fresh, pictures, there)[0]!, advancedProfile)).toBe('/upload/old');
  });

  it('is asked for as an image where the page has none itself', () => {
    const file = { name: 'back.jpg', bytes: 7, image: 'blob:1' };
    const pictures = {
      ...none,
      front_pic: uploaded('/upload/1'),
      reverse_pic: { ...uploaded('/upload/2'), file },
    };
    expect(pathsWithImages(fresh, pictures)).toEqual(['/upload/1']);
    expect(pathsWithImages({ ...fresh, advanced: advancedUnderReview }, none)).toEqual([
      advancedUnderReview.front_pic,
      advancedUnderReview.reverse_pic,
      advancedUnderReview.hand_pic,
    ]);
    expect(pathsWithImages(rejected, none)).toEqual([advancedRejected.reverse_pic]);
    expect(pathsWithImages(undefined, none)).toEqual([]);
  });
});
