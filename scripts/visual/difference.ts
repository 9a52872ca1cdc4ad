// Compares two pictures pixel by pixel.
import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Four bytes for each pixel, row by row, as in ImageData. */
export type Pixels = { width: number; height: number; data: Uint8Array };
/** In pixels. */
export type Box = { left: number; top: number; width: number; height: number };
/** Traits of a difference that it shares with others of the same cause. */
export interface Traits {
  /** The most frequent pair of colours, as `#ffffff → #fefefe`, where shapes stay and only colours change. */
  recolouring?: string;
  /** Hashes of the separate regions that differ: size and content before and after, without the place. */
  regions: readonly string[];
}
/** Number of differing pixels, and their bounding box. */
export type Difference = Traits & { pixels: number; total: number; box: Box };

/** As text; the box as width × height at left, top. */
export const described = ({ pixels, box }: Pick<Difference, 'pixels' | 'box'>): string =>
  `${pixels} pixels in ${box.width} × ${box.height} at ${box.left}, ${box.top}`;

/** Little-endian RGBA. */
const red = 0xff_00_00_ff;
const fade = (pixel: number): number => ((pixel & 0xff_ff_ff) | 0x40_00_00_00) >>> 0;
/** Differing pixels closer than this belong to one region. */
const cellSize = 8;
/** Share of pixels that follow their colour's most frequent change; the others are rounded edges of letters. */
const recolouredShare = 0.9;
/** More regions than this are a rearranged page, which shares its cause with no other. */
const mostRegions = 200;

const wordsOf = ({ data, width, height }: Pixels): Uint32Array =>
  // A copy, because the bytes may start at any offset.
  new Uint32Array(new Uint8Array(data).buffer, 0, width * height);

const hex = (pixel: number): string =>
  `#${[pixel, pixel >>> 8, pixel >>> 16].map((byte) => (byte & 0xff).toString(16).padStart(2, '0')).join('')}`;

/** Sum of the most frequent pair of each colour on one side. */
function consistent(pairs: ReadonlyMap<number, number>, side: (pair: number) => number): number {
  const most = new Map<number, number>();
  for (const [pair, count] of pairs) most.set(side(pair), Math.max(most.get(side(pair)) ?? 0, count));
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}

const pairFactor = 2 ** 24;

function recolouringOf(pairs: ReadonlyMap<number, number>, pixels: number): string | undefined {
  const least = pixels * recolouredShare;
  const isRecoloured =
    consistent(pairs, (pair) => Math.floor(pair / pairFactor)) >= least &&
    consistent(pairs, (pair) => pair % pairFactor) >= least;
  if (!isRecoloured) return undefined;
  const [[most]] = [...pairs].sort(([, one], [, other]) => other - one) as [[number, number]];
  const [before, after] = [Math.floor(most / pairFactor), most % pairFactor];
  // A shape that moves exchanges its colour with the one behind it.
  if ((pairs.get(after * pairFactor + before) ?? 0) > pixels - least) return undefined;
  return `${hex(before)} → ${hex(after)}`;
}

/** Groups touching cells. @returns bounds of each group, in cells */
function regionsOf(cells: Uint8Array, columns: number): Box[] {
  const regions: Box[] = [];
  const rows = cells.length / columns;
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] === 0) continue;
    let [left, top, right, bottom] = [columns, rows, 0, 0];
    const open = [start];
    cells[start] = 0;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x),
        Math.max(bottom, y),
      ];
      for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1) {
          const next = row * columns + column;
          if (cells[next] === 0) continue;
          cells[next] = 0;
          open.push(next);
        }
    }
    regions.push({ left, top, width: right - left + 1, height: bottom - top + 1 });
  }
  return regions;
}

/** The second picture, faded, with the differences from the first in red. */
export function differenceOf(before: Pixels, after: Pixels): Difference & { marked: Pixels } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const data = new Uint8Array(width * height * 4);
  const marked = new Uint32Array(data.buffer);
  const columns = Math.ceil(width / cellSize);
  const cells = new Uint8Array(columns * Math.ceil(height / cellSize));
  const differs = new Uint8Array(width * height);
  const pairs = new Map<number, number>();
  // Pixels outside a picture have no colour, and differ from any pixel in the other one.
  const pixelOf = (picture: Pixels, words: Uint32Array, x: number, y: number) =>
    x < picture.width && y < picture.height ? words[y * picture.width + x] : undefined;
  let [pixels, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [one, other] = [pixelOf(before, was, x, y), pixelOf(after, is, x, y)];
      const at = y * width + x;
      marked[at] = one === other ? fade(other!) : red;
      if (one === other) continue;
      pixels += 1;
      differs[at] = 1;
      cells[Math.floor(y / cellSize) * columns + Math.floor(x / cellSize)] = 1;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
      if (one === undefined || other === undefined) continue;
      const pair = (one & 0xff_ff_ff) * pairFactor + (other & 0xff_ff_ff);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  const isSameSize = before.width === after.width && before.height === after.height;
  const recolouring = isSameSize && pixels > 0 ? recolouringOf(pairs, pixels) : undefined;
  const found = isSameSize ? regionsOf(cells, columns) : [];
  const hashed = found.slice(0, found.length > mostRegions ? 0 : undefined).map((region) => {
    const [fromX, fromY] = [region.left * cellSize, region.top * cellSize];
    const [toX, toY] = [
      Math.min(width, fromX + region.width * cellSize),
      Math.min(height, fromY + region.height * cellSize),
    ];
    let [minX, minY, maxX, maxY] = [width, height, -1, -1];
    for (let y = fromY; y < toY; y += 1)
      for (let x = fromX; x < toX; x += 1)
        if (differs[y * width + x] === 1) {
          [minX, minY, maxX, maxY] = [
            Math.min(minX, x),
            Math.min(minY, y),
            Math.max(maxX, x),
            Math.max(maxY, y),
          ];
        }
    const hash = createHash('sha256').update(`${maxX - minX + 1} × ${maxY - minY + 1}`);
    for (let y = minY; y <= maxY; y += 1)
      for (const words of [was, is]) hash.update(words.subarray(y * width + minX, y * width + maxX + 1));
    return `${maxX - minX + 1} × ${maxY - minY + 1} ${hash.digest('hex').slice(0, 12)}`;
  });
  return {
    pixels,
    total: width * height,
    box: { left, top, width: right - left, height: bottom - top },
    ...(recolouring === undefined ? {} : { recolouring }),
    regions: [...new Set(hashed)],
    marked: { width, height, data },
  };
}

async function readPicture(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Compares two PNG files. @returns the difference, and a PNG file that marks it */
export async function compareFiles(before: string, after: string): Promise<Difference & { picture: Buffer }> {
  const [one, other] = await Promise.all([readPicture(before), readPicture(after)]);
  const { marked, ...difference } = differenceOf(one, other);
  const raw = { width: marked.width, height: marked.height, channels: 4 as const };
  const picture = await sharp(marked.data, { raw }).png({ compressionLevel: 3 }).toBuffer();
  return { ...difference, picture };
}
