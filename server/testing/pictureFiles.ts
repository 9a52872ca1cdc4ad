// Real picture files, and files that only resemble one.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Shot {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp';
}

/** Generated photos are cached and reused. */
const taken = new Map<string, Promise<Buffer>>();

/** A picture like a phone's: incompressible noise, with location and owner in its metadata. */
export async function photo(shot: Shot = {}, marker = 'PLACE-47.3769-8.5417'): Promise<Buffer> {
  const key = JSON.stringify([shot, marker]);
  let file = taken.get(key);
  if (!file) taken.set(key, (file = take(shot, marker)));
  return Buffer.from(await file);
}

function take({ width = 1200, height = 900, format = 'jpeg' }: Shot, marker: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .withExif({ IFD0: { Copyright: marker, ImageDescription: marker } })
    .toFormat(format)
    .toBuffer();
}

/** A small PNG that would fill memory once it is decoded: white, one bit per pixel. */
export function bomb(side = 30_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
