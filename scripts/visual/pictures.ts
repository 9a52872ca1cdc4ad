// Pictures on disk. They are written as they are taken, so a stopped run continues where it ended.
import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Path of a picture below its folder. */
export const pathOf = (mode: string, id: string): string => `${mode}/${id}.png`;

/** The last chunk of a PNG file, with its checksum. */
const pngEnd = Buffer.from('49454e44ae426082', 'hex');

/** Whether a file is a complete PNG file: after a power cut a renamed file may be shorter than what was written. */
export function isWholePicture(path: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return false;
  }
  try {
    const end = Buffer.alloc(pngEnd.length);
    const { size } = fstatSync(file);
    return (
      size > end.length && readSync(file, end, 0, end.length, size - end.length) > 0 && end.equals(pngEnd)
    );
  } finally {
    closeSync(file);
  }
}

/** Writes a file that has all of its content from the moment it exists. */
export function writeWhole(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, path);
}

/** Hash that a baseline keeps of a picture. */
export function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);
}
