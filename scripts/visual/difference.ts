// Compares two pictures in a browser page, which can decode them without a library.
import type { Page } from 'playwright-core';

/** Four bytes for each pixel, row by row, as in ImageData. */
export type Pixels = { width: number; height: number; data: ArrayLike<number> };
/** In pixels. */
export type Box = { left: number; top: number; width: number; height: number };
/** Number of differing pixels, and their bounding box. */
export type Difference = { pixels: number; box: Box };

/** As text; the box as width × height at left, top. */
export const described = ({ pixels, box }: Difference): string =>
  `${pixels} pixels in ${box.width} × ${box.height} at ${box.left}, ${box.top}`;

/**
 * The second picture, faded, with the differences from the first in red. Also runs in a page, so it must be
 * self-contained.
 */
export function differenceOf(
  before: Pixels,
  after: Pixels,
): Difference & { marked: Uint8ClampedArray<ArrayBuffer>; width: number } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = new Uint8ClampedArray(width * height * 4);
  // Pixels outside a picture have no bytes, and differ from any pixel in the other one.
  const byteOf = (picture: Pixels, x: number, y: number, channel: number) =>
    x < picture.width ? picture.data[(y * picture.width + x) * 4 + channel] : undefined;
  const channels = [0, 1, 2, 3];
  let [pixels, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shown = channels.map((channel) => byteOf(after, x, y, channel));
      const isSame = channels.every((channel) => byteOf(before, x, y, channel) === shown[channel]);
      marked.set(isSame ? [...shown.slice(0, 3).map(Number), 64] : [255, 0, 0, 255], (y * width + x) * 4);
      if (isSame) continue;
      pixels += 1;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  return { pixels, box: { left, top, width: right - left, height: bottom - top }, marked, width };
}

/** Runs in the page. */
async function compareInPage([before, after]: [string, string]) {
  async function read(picture: string): Promise<ImageData> {
    const file = await fetch(`data:image/png;base64,${picture}`);
    const bitmap = await createImageBitmap(await file.blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  }
  const { pixels, box, marked, width } = differenceOf(await read(before), await read(after));
  const canvas = new OffscreenCanvas(width, marked.length / 4 / width);
  canvas.getContext('2d')!.putImageData(new ImageData(marked, width), 0, 0);
  const reader = new FileReader();
  reader.readAsDataURL(await canvas.convertToBlob());
  await new Promise((resolve) => (reader.onload = resolve));
  return { pixels, box, picture: (reader.result as string).split(',')[1]! };
}

/**
 * @param page an empty page
 * @returns a function that compares two PNG files and returns a PNG of the differences
 */
export async function pictureComparer(page: Page) {
  await page.addScriptTag({ content: String(differenceOf) });
  return async (before: Buffer, after: Buffer): Promise<Difference & { picture: Buffer }> => {
    const files = [before.toString('base64'), after.toString('base64')] as [string, string];
    const { picture, ...difference } = await page.evaluate(compareInPage, files);
    return { ...difference, picture: Buffer.from(picture, 'base64') };
  };
}
