// The drawn code decodes to the text beside it: a QR reader library reads the rendered pixels.
import { cleanup, render } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

afterEach(cleanup);

/** Lengths of addresses of three kinds. */
const addresses = [
  'TMrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8bN',
  '0x7Ad19C4e52Bb6f0D38a1E97c64F2b8503Ffe9203',
  '1MrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8b',
] as const;

/** Pixels per module, as on a screen. */
const scale = 4;

/** Rasterises the drawing. */
function pixelsOf(svg: Element): { width: number; height: number; data: Uint8Array } {
  const side = Number(svg.getAttribute('viewBox')!.split(' ')[2]);
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  const dark = svg.querySelector('path[fill=black]')!.getAttribute('d')!;
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return { width, height: width, data };
}

it.each([
  ...addresses,
  // Longer than any address, and with every kind of character.
  `bc1q${'x9'.repeat(43)}?amount=0.05&memo=Ü`,
])('is read as the text that it was drawn from: %s', (text) => {
  const { container } = render(<QrCode text={text} label="QR code" />);
  expect(decodeQR(pixelsOf(container.querySelector('svg')!))).toBe(text);
});

it('is read as another text once the text is another', () => {
  const { container, rerender } = render(<QrCode text={addresses[0]} label="QR code" />);
  rerender(<QrCode text={addresses[1]} label="QR code" />);
  expect(decodeQR(pixelsOf(container.querySelector('svg')!))).toBe(addresses[1]);
});
