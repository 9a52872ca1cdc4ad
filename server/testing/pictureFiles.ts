// Real picture files, and files that only look like some.
import sharp from 'sharp';

/** As a phone's camera takes one: noise that no encoder makes small, with a place and an owner beside the pixels. */
export async function photo(
  { width = 1200, height = 900, format = 'jpeg' }: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' } = {},
  marker = 'PLACE-47.3769-8.5417',
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .withExif({ IFD0: { Copyright: marker, ImageDescription: marker } })
    .toFormat(format)
    .toBuffer();
}

/** A few kilobytes that would fill memory once they are decoded. */
export async function bomb(side = 30_000): Promise<Buffer> {
  const white = { create: { width: side, height: side, channels: 3, background: '#ffffff' } } as const;
  return sharp({ ...white, limitInputPixels: false }).png({ compressionLevel: 9, palette: true }).toBuffer();
}
