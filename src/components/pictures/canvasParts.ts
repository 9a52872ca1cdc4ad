// Canvas helpers for pictures that leave the app.
import { qrModules } from '../../ui/facts/qrModules.ts';

/** Breaks text at words by width; a word longer than the line, such as an address, breaks at characters. */
export function linesOf(context: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<=\s)/)) {
    if (context.measureText(line + piece.trimEnd()).width <= room) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    for (const character of piece) {
      if (context.measureText(line + character).width > room) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

interface Square {
  /** Position of its centre. */
  x: number;
  y: number;
  /** Maximum width. */
  room: number;
}

/**
 * Draws a QR code in the current colour, without its quiet zone.
 * @returns its lower edge
 */
export function drawCode(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y: from, room }: Square,
): number {
  const modules = qrModules(text);
  // Whole pixels: modules with blurred edges scan worse.
  const y = Math.ceil(from);
  const unit = Math.floor(room / modules.length);
  const left = Math.floor(x - (unit * modules.length) / 2);
  modules.forEach((row, rowIndex) =>
    row.forEach((isDark, columnIndex) => {
      if (isDark) context.fillRect(left + columnIndex * unit, y + rowIndex * unit, unit, unit);
    }),
  );
  return y + unit * modules.length;
}

/** PNG of the canvas, which is emptied; undefined where the browser has not enough memory for it. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Mobile browsers count canvas memory until the canvas is emptied.
  canvas.width = 0;
  canvas.height = 0;
  return blob ?? undefined;
}
