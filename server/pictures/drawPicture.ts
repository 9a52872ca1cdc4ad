// Runs as a process: re-encodes the picture from standard input and writes a header line and the result to standard
// output. A malicious file can harm only this process.
import sharp from 'sharp';
import { pictureLimits } from './pictureLimits.ts';
import type { DrawnHead } from './pictureLimits.ts';

const { pixelsMax, sideMax, previewSide, bytesMax } = pictureLimits;

async function readAll(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

sharp.cache(false);
sharp.concurrency(1);

const taken = ['jpeg', 'png', 'webp'];
const source = await readAll();
const options = { limitInputPixels: pixelsMax, failOn: 'truncated', sequentialRead: true, pages: 1 } as const;
const { format } = await sharp(source, options).metadata();
if (!taken.includes(format)) process.exit(2);

const fit = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
/** Rotated by its orientation, flattened on white. Metadata is removed. */
const drawn = (from: Buffer, side: number, quality: number) =>
  sharp(from, options)
    .autoOrient()
    .resize(fit(side))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer({ resolveWithObject: true });

let whole = await drawn(source, sideMax, 82);
if (whole.data.length > bytesMax) whole = await drawn(source, sideMax, 50);
if (whole.data.length > bytesMax) process.exit(3);
const preview = await drawn(whole.data, previewSide, 72);
const { width, height } = whole.info;
const head: DrawnHead = { width, height, bytes: whole.data.length, previewBytes: preview.data.length };
process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), whole.data, preview.data]));
