// Prepares a selected file for upload.
import { filetypemime } from 'magic-bytes.js';
import type { Obstacle } from './picture.ts';

/** Types that the server accepts. */
const sentTypes = ['image/jpeg', 'image/png', 'image/webp'];
/** Types that some browsers can convert. */
const convertedTypes = ['image/heif', 'image/heic'];

/** Longer side of the sent picture, in pixels: enough for the smallest print of a passport. */
const longestSide = 2400;
/** JPEG quality, from 0 to 1: no visible artefacts at this size. */
const quality = 0.9;
/** Bytes of a file that determine its type; the server reads the same number. */
const headBytes = 4096;

export type Prepared =
  | { obstacle: Obstacle }
  | { file: File; /** The browser can display it. */ isSeen: boolean };

/** Detects the type by the first bytes; the name and the browser's type are ignored. */
async function typeOf(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const found = filetypemime(head);
  return [...sentTypes, ...convertedTypes].find((type) => found.includes(type));
}

/** Decodes the picture upright; undefined if this browser cannot read it. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/** Re-encodes the picture as JPEG, scaled to the maximum size; undefined if the browser lacks memory. */
async function drawnAnew(image: ImageBitmap): Promise<Blob | undefined> {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency; transparent pixels would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  // Mobile browsers count canvas memory until the canvas is emptied.
  canvas.width = 0;
  canvas.height = 0;
  return blob ?? undefined;
}

const asJpeg = (blob: Blob, { name }: File): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });

/** Converts a file for upload: an allowed type, upright and no larger than needed. */
export async function preparePicture(file: File, maxBytes: number): Promise<Prepared> {
  const type = await typeOf(file);
  if (type === undefined) return { obstacle: 'type' };
  const isConverted = convertedTypes.includes(type);
  // The upload includes the type, and the browser may have derived it from the name.
  const typed = new File([file], file.name, { type });
  const image = await decode(typed);
  if (!image) {
    if (isConverted) return { obstacle: 'heic' };
    return file.size > maxBytes ? { obstacle: 'size' } : { file: typed, isSeen: false };
  }
  const isLong = Math.max(image.width, image.height) > longestSide;
  const drawn = isLong || isConverted || file.size > maxBytes ? await drawnAnew(image) : undefined;
  image.close();
  if (isConverted && !drawn) return { obstacle: 'heic' };
  const sent = drawn && (isConverted || drawn.size < file.size) ? asJpeg(drawn, file) : typed;
  return sent.size > maxBytes ? { obstacle: 'size' } : { file: sent, isSeen: true };
}
