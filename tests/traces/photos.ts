// The advanced verification form, filled in.
import { act, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { profileVerified } from '../../contracts/examples/account.ts';
import { siteConfig as site } from '../../contracts/examples/session.ts';
import type { Profile } from '../../src/api/account.ts';
import type { AdvancedProfile } from '../../src/api/verification.ts';
import { siteConfig } from '../../src/api/session.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, settle, type Answer } from './openApp.tsx';
import { patience } from './steps.ts';

interface Photos {
  basic?: Profile;
  advanced?: AdvancedProfile;
  /** Paths of pictures uploaded before the page was loaded. */
  has?: Readonly<Record<string, string>>;
  maxBytes?: number;
  answered?: Answer;
}

export const threePhotos = {
  front_pic: '/upload/front',
  reverse_pic: '/upload/back',
  hand_pic: '/upload/holding',
};

/** Opens the page for a user whose basic verification is complete, unless told otherwise. */
export async function openPhotos(photos: Photos = {}): Promise<void> {
  const { basic = profileVerified, advanced, has = {}, answered } = photos;
  const { maxBytes = site.upload_max_bytes } = photos;
  localStorage.clear();
  const draft = {
    form: 'verification.pictures',
    account: String(basic.id),
    at: Date.now(),
    values: has,
  };
  sessionStorage.setItem('meridian.drafts', JSON.stringify([draft]));
  const core = await openApp(
    { path: '/pages/verification/advanced', isMember: true, isSameDevice: true },
    (call, fields) => {
      const own = answered?.(call, fields);
      if (own !== undefined) return own;
      if (call === 'profile') return envelope(basic);
      if (call === 'advancedProfile' && advanced) return envelope(advanced);
      return call === 'siteConfig' ? envelope({ ...site, upload_max_bytes: maxBytes }) : undefined;
    },
  );
  // Requested at startup.
  await act(() => core.queryClient.fetchQuery(siteConfig()));
  await settle();
}

const inputOf = (slot: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`input[type=file][name="${slot}"]`)!;

/** A JPEG header, padded to a number of bytes. */
export const jpeg = (name: string, bytes = 400): File =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(bytes - 4)], name);

/** Selects a file for a picture, without waiting for its upload. */
export async function choosePhoto(slot: string, file: File): Promise<void> {
  await vi.waitFor(() => expect(inputOf(slot)).not.toBeNull(), patience);
  fireEvent.change(inputOf(slot), { target: { files: [file] } });
  await wait(20);
}

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
