import { isUnderWay, noPicture, type Picture } from './picture.ts';
import type { Prepared } from './preparePicture.ts';

export interface PictureWork<Slot extends string> {
  prepare: (file: File, maxBytes: number) => Promise<Prepared>;
  /** Resolves to the path. */
  send: (
    file: File,
    sending: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<string>;
  /** Stores the uploaded paths, so a returning user keeps them; '' for a missing one. */
  keep: (paths: Partial<Record<Slot, string>>) => void;
}

export type PictureSlots<Slot extends string> = Readonly<Record<Slot, Picture>>;

interface Try {
  control: AbortController;
  /** File to send, once it is prepared. */
  file?: File;
}

/** Uploads a few pictures one after the other. */
export class Pictures<Slot extends string> {
  private readonly work: PictureWork<Slot>;
  private slots: PictureSlots<Slot>;
  private readonly tries = new Map<Slot, Try>();
  /** In order of selection. */
  private queue: Slot[] = [];
  private sending: Slot | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(names: readonly Slot[], kept: Partial<Record<Slot, string>>, work: PictureWork<Slot>) {
    this.work = work;
    const pictures = names.map((name): [Slot, Picture] => {
      const path = kept[name];
      if (path === undefined) return [name, noPicture];
      return [name, path === '' ? { state: 'unfinished' } : { state: 'uploaded', path }];
    });
    this.slots = Object.fromEntries(pictures) as Record<Slot, Picture>;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  snapshot = (): PictureSlots<Slot> => this.slots;

  /** Replaces the row's current picture. */
  async choose(slot: Slot, file: File, maxBytes: number): Promise<void> {
    const { control } = this.begin(slot);
    const chosen = { name: file.name, bytes: file.size, image: undefined };
    this.set(slot, { state: 'preparing', file: chosen });
    // A file may be deleted or forbidden by the time it is read.
    const prepared = await this.work
      .prepare(file, maxBytes)
      .catch((): Prepared => ({ obstacle: 'unreadable' }));
    if (control.signal.aborted) return;
    if ('obstacle' in prepared) {
      this.tries.delete(slot);
      return this.set(slot, { state: 'refused', obstacle: prepared.obstacle });
    }
    const { file: ready, isSeen } = prepared;
    this.tries.set(slot, { control, file: ready });
    const image = isSeen ? URL.createObjectURL(ready) : undefined;
    this.enqueue(slot, { name: file.name, bytes: ready.size, image });
  }

  /** Retries a failed upload. */
  retry(slot: Slot): void {
    const picture = this.slots[slot];
    const file = this.tries.get(slot)?.file;
    if (picture.state !== 'failed' || !file) return;
    this.tries.set(slot, { control: new AbortController(), file });
    this.enqueue(slot, picture.file);
  }

  /** Removes a picture from the queue, whether or not its upload has started. */
  stop(slot: Slot): void {
    this.abandon(slot);
    this.set(slot, noPicture);
    void this.next();
  }

  /** Called when the page is left: aborts the upload and marks it as unfinished. */
  leave(): void {
    for (const slot of Object.keys(this.slots) as Slot[]) {
      const picture = this.slots[slot];
      const isUnfinished = isUnderWay(picture) || picture.state === 'failed';
      this.abandon(slot);
      if (isUnfinished) this.set(slot, { state: 'unfinished' });
      else if (picture.state === 'uploaded') this.set(slot, { state: 'uploaded', path: picture.path });
    }
  }

  private begin(slot: Slot): Try {
    this.abandon(slot);
    const begun = { control: new AbortController() };
    this.tries.set(slot, begun);
    return begun;
  }

  private abandon(slot: Slot): void {
    this.tries.get(slot)?.control.abort();
    this.tries.delete(slot);
    this.queue = this.queue.filter((each) => each !== slot);
    if (this.sending === slot) this.sending = undefined;
  }

  private enqueue(slot: Slot, file: Extract<Picture, { state: 'waiting' }>['file']): void {
    this.queue.push(slot);
    this.set(slot, { state: 'waiting', file });
    void this.next();
  }

  /** The server accepts one upload per account at a time. */
  private async next(): Promise<void> {
    if (this.sending !== undefined) return;
    const slot = this.queue.shift();
    if (slot === undefined) return;
    this.sending = slot;
    await this.send(slot);
    void this.next();
  }

  private async send(slot: Slot): Promise<void> {
    const { control, file } = this.tries.get(slot)!;
    const { signal } = control;
    const picture = this.slots[slot] as Extract<Picture, { state: 'waiting' }>;
    const onProgress = (share: number): void => {
      if (!signal.aborted) this.set(slot, { state: 'uploading', file: picture.file, share });
    };
    onProgress(0);
    try {
      const path = await this.work.send(file!, { onProgress, signal });
      if (signal.aborted) return;
      this.tries.delete(slot);
      this.sending = undefined;
      this.set(slot, { state: 'uploaded', path, file: picture.file });
    } catch (error) {
      if (signal.aborted) return;
      this.sending = undefined;
      this.set(slot, { state: 'failed', file: picture.file, error: error as Error });
    }
  }

  private set(slot: Slot, picture: Picture): void {
    const former = this.slots[slot];
    const image = imageOf(former);
    if (image !== undefined && image !== imageOf(picture)) URL.revokeObjectURL(image);
    this.slots = { ...this.slots, [slot]: picture };
    if (former.state !== picture.state) this.work.keep(this.paths());
    for (const listener of this.listeners) listener();
  }

  private paths(): Partial<Record<Slot, string>> {
    const kept = (Object.entries(this.slots) as [Slot, Picture][]).flatMap(([slot, picture]) => {
      if (picture.state === 'none' || picture.state === 'refused') return [];
      return [[slot, picture.state === 'uploaded' ? picture.path : '']];
    });
    return Object.fromEntries(kept) as Partial<Record<Slot, string>>;
  }
}

const imageOf = (picture: Picture): string | undefined =>
  'file' in picture ? picture.file?.image : undefined;
