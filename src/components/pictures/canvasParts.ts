// What pictures that leave the app are drawn with.
import { qrModules } from '../../ui/facts/qrModules.ts';

/** Words by the width; a word that is longer than the line, as an address is, by the character. */
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
  /** Where its middle is. */
  x: number;
  y: number;
  /** Maximum width. */
  room: number;
}

/**
 * Draws a code in the colour that is set, its light frame left out.
 * @returns where it ends
 */
export function drawCode(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y: from, room }: Square,
): number {
  const modules = qrModules(text);
  // Whole pixels: a module with blurred edges is read worse.
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
  // Browsers on phones count the memory of canvases until they are empty.
  canvas.width = 0;
  canvas.height = 0;
  return blob ?? undefined;
}
