// Caches re-encoded pictures for all servers of a test process, because each takes a process.
import { createHash } from 'node:crypto';
import type { DrawnPicture, Pictures } from '../pictures/Pictures.ts';

const drawn = new Map<string, DrawnPicture>();

/** Caches drawn pictures: the same file is drawn once. */
export function keepDrawn(pictures: Pictures): void {
  const draw = pictures.draw.bind(pictures);
  pictures.draw = async (file) => {
    const key = createHash('sha256').update(file).digest('hex');
    const picture = drawn.get(key) ?? (await draw(file));
    if (picture) drawn.set(key, picture);
    return picture;
  };
}
