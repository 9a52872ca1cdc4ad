import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Prepared } from './preparePicture.ts';
import { Pictures, type PictureWork } from './Pictures.ts';

type Slot = 'front' | 'back' | 'holding';
type Sending = Parameters<PictureWork<Slot>['send']>[1];

interface Sent extends Sending {
  file: File;
  answer: (path: string) => void;
  fail: (error: Error) => void;
}

const slots = ['front', 'back', 'holding'] as const;
const maxBytes = 1000;
const photo = (name: string): File => new File([name], name, { type: 'image/jpeg' });

let sent: Sent[];
let kept: Partial<Record<Slot, string>>;
let images: Set<string>;
let prepared: (file: File) => Prepared | Promise<Prepared>;

/** Sends nothing: each test resolves the upload itself. */
function open(paths: Partial<Record<Slot, string>> = {}): Pictures<Slot> {
  return new Pictures(slots, paths, {
    prepare: async (file) => prepared(file),
    send: (file, sending) =>
      new Promise((answer, fail) => {
        sent.push({ file, ...sending, answer, fail });
        sending.signal.addEventListener('abort', () => fail(new Error('aborted')));
      }),
    keep: (now) => void (kept = now),
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const states = (pictures: Pictures<Slot>): string[] => slots.map((slot) => pictures.snapshot()[slot].state);

beforeEach(() => {
  sent = [];
  kept = {};
  images = new Set();
  prepared = (file) => ({ file, isSeen: true });
  let count = 0;
  URL.createObjectURL = () => {
    const address = `blob:${(count += 1)}`;
    images.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void images.delete(address);
});
// Neither exists outside a browser.
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

describe('pictures on their way', () => {
  it('go one after the other, and the others wait', async () => {
    const pictures = open();
    for (const slot of slots) void pictures.choose(slot, photo(slot), maxBytes);
    expect(states(pictures)).toEqual(['preparing', 'preparing', 'preparing']);
    await settle();
    expect(states(pictures)).toEqual(['uploading', 'waiting', 'waiting']);
    expect(sent.map(({ file }) => file.name)).toEqual(['front']);
    sent[0]!.answer('/upload/1');
    await settle();
    expect(states(pictures)).toEqual(['uploaded', 'uploading', 'waiting']);
    expect(sent.map(({ file }) => file.name)).toEqual(['front', 'back']);
  });

  it('say how much of them has left', async () => {
    const pictures = open();
    const heard = vi.fn();
    await pictures.choose('back', photo('back'), maxBytes);
    pictures.subscribe(heard);
    sent[0]!.onProgress(0.64);
    expect(pictures.snapshot().back).toMatchObject({ state: 'uploading', share: 0.64 });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('can be stopped, and the next one goes', async () => {
    const pictures = open();
    await pictures.choose('front', photo('front'), maxBytes);
    await pictures.choose('back', photo('back'), maxBytes);
    pictures.stop('front');
    await settle();
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(states(pictures)).toEqual(['none', 'uploading', 'none']);
    // Progress of the earlier upload is ignored.
    sent[0]!.onProgress(0.9);
    sent[0]!.answer('/upload/late');
    await settle();
    expect(states(pictures)).toEqual(['none', 'uploading', 'none']);
    expect(sent).toHaveLength(2);
  });

  it('can be stopped while they wait or are made ready', async () => {
    const pictures = open();
    await pictures.choose('front', photo('front'), maxBytes);
    await pictures.choose('back', photo('back'), maxBytes);
    void pictures.choose('holding', photo('holding'), maxBytes);
    pictures.stop('back');
    pictures.stop('holding');
    sent[0]!.answer('/upload/1');
    await settle();
    expect(states(pictures)).toEqual(['uploaded', 'none', 'none']);
    expect(sent).toHaveLength(1);
  });

  it('give way to another one that is chosen in their place', async () => {
    const pictures = open();
    await pictures.choose('front', photo('blurred'), maxBytes);
    await pictures.choose('front', photo('sharp'), maxBytes);
    await settle();
    expect(sent.map(({ file, signal }) => [file.name, signal.aborted])).toEqual([
      ['blurred', true],
      ['sharp', false],
    ]);
    sent[1]!.answer('/upload/2');
    await settle();
    expect(pictures.snapshot().front).toMatchObject({ state: 'uploaded', path: '/upload/2' });
  });
});

describe('a picture that fails', () => {
  it('can be tried again, and the others stay and go on', async () => {
    const pictures = open();
    await pictures.choose('front', photo('front'), maxBytes);
    await pictures.choose('back', photo('back'), maxBytes);
    sent[0]!.fail(new Error('No answer in time'));
    await settle();
    expect(pictures.snapshot().front).toMatchObject({
      state: 'failed',
      error: { message: 'No answer in time' },
      file: { name: 'front', image: 'blob:1' },
    });
    expect(states(pictures)).toEqual(['failed', 'uploading', 'none']);
    pictures.retry('front');
    expect(states(pictures)).toEqual(['waiting', 'uploading', 'none']);
    sent[1]!.answer('/upload/2');
    await settle();
    sent[2]!.answer('/upload/3');
    await settle();
    expect(sent[2]!.file.name).toBe('front');
    expect(states(pictures)).toEqual(['uploaded', 'uploaded', 'none']);
  });

  it.each(['type', 'heic', 'size'] as const)('is not sent where its %s forbids it', async (obstacle) => {
    prepared = () => ({ obstacle });
    const pictures = open();
    await pictures.choose('front', photo('front'), maxBytes);
    expect(pictures.snapshot().front).toEqual({ state: 'refused', obstacle });
    expect(sent).toEqual([]);
    prepared = (file) => ({ file, isSeen: true });
    await pictures.choose('front', photo('other'), maxBytes);
    expect(states(pictures)[0]).toBe('uploading');
  });

  it('says so where its file is gone by the time that it is read', async () => {
    prepared = () => Promise.reject(new DOMException('', 'NotReadableError'));
    const pictures = open();
    await pictures.choose('front', photo('front'), maxBytes);
    expect(pictures.snapshot().front).toEqual({ state: 'refused', obstacle: 'unreadable' });
  });

  it('has no image where it cannot be shown, and goes all the same', async () => {
    prepared = (file) => ({ file, isSeen: false });
    const pictures = open();
    await pictures.choose('front', photo('front'), maxBytes);
    expect(pictures.snapshot().front).toMatchObject({ state: 'uploading', file: { image: undefined } });
    expect(images.size).toBe(0);
  });
});

describe('what is kept', () => {
  it('is the path, and that one was on its way', async () => {
    const pictures = open();
    await pictures.choose('front', photo('front'), maxBytes);
    await pictures.choose('back', photo('back'), maxBytes);
    expect(kept).toEqual({ front: '', back: '' });
    sent[0]!.answer('/upload/1');
    await settle();
    expect(kept).toEqual({ front: '/upload/1', back: '' });
    pictures.stop('back');
    expect(kept).toEqual({ front: '/upload/1' });
  });

  it('shows again what is there, and says what was not finished', () => {
    const pictures = open({ front: '/upload/1', back: '' });
    expect(pictures.snapshot()).toEqual({
      front: { state: 'uploaded', path: '/upload/1' },
      back: { state: 'unfinished' },
      holding: { state: 'none' },
    });
  });

  it('says it of what is on its way, waits or has failed as its page is left', async () => {
    const pictures = open();
    for (const slot of slots) await pictures.choose(slot, photo(slot), maxBytes);
    sent[0]!.answer('/upload/1');
    await settle();
    pictures.leave();
    expect(sent[1]!.signal.aborted).toBe(true);
    await settle();
    expect(sent).toHaveLength(2);
    expect(kept).toEqual({ front: '/upload/1', back: '', holding: '' });
    expect(states(open(kept))).toEqual(['uploaded', 'unfinished', 'unfinished']);
  });
});

it('gives back the memory of images that are replaced, stopped or left', async () => {
  const pictures = open();
  await pictures.choose('front', photo('front'), maxBytes);
  await pictures.choose('back', photo('back'), maxBytes);
  sent[0]!.answer('/upload/1');
  await settle();
  expect([...images]).toEqual(['blob:1', 'blob:2']);
  await pictures.choose('front', photo('other'), maxBytes);
  expect([...images]).toEqual(['blob:2', 'blob:3']);
  pictures.stop('back');
  expect([...images]).toEqual(['blob:3']);
  pictures.leave();
  expect([...images]).toEqual([]);
});
