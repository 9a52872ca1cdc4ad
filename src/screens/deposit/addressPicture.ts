// The address as a picture to be kept or sent on: with the code, and with all that must be right about it.
import { qrModules } from '../../ui/facts/qrModules.ts';

export interface PictureWords {
  /** What arrives where, as "USDT · TRC20 (TRON)". */
  title: string;
  /** What else belongs on it: what a wrong network costs, and that it is a sandbox's. */
  notes: readonly string[];
}

/** In pixels. */
const width = 1080;
const margin = 72;
const lineHeight = 1.4;

/** Words by the width; a word that is longer than the line, as an address is, by the character. */
function linesOf(context: CanvasRenderingContext2D, text: string, room: number): string[] {
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

function drawCode(context: CanvasRenderingContext2D, address: string, from: number): number {
  const modules = qrModules(address);
  // Whole pixels: a module with blurred edges is read worse.
  const y = Math.ceil(from);
  const unit = Math.floor((width - 2 * margin) / modules.length);
  const left = Math.floor((width - unit * modules.length) / 2);
  modules.forEach((row, rowIndex) =>
    row.forEach((isDark, columnIndex) => {
      if (isDark) context.fillRect(left + columnIndex * unit, y + rowIndex * unit, unit, unit);
    }),
  );
  return y + unit * modules.length;
}

/**
 * Draws everything from top to bottom.
 * @returns where it ends
 */
function draw(context: CanvasRenderingContext2D, address: string, { title, notes }: PictureWords): number {
  const { fontFamily } = getComputedStyle(document.body);
  let y = margin;
  const write = (text: string, size: number, weight: number): void => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    for (const line of linesOf(context, text, width - 2 * margin)) {
      context.fillText(line, width / 2, y);
      y += size * lineHeight;
    }
  };
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'top';
  write(title, 56, 600);
  y = drawCode(context, address, y);
  write(address, 44, 600);
  y += margin / 2;
  for (const note of notes) write(note, 36, 400);
  return y + margin;
}

/** As PNG; undefined where this browser has no room for it. */
export async function addressPicture(address: string, words: PictureWords): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  canvas.width = width;
  // A first time to learn its height, which also empties it.
  canvas.height = Math.ceil(draw(context, address, words));
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw(context, address, words);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Browsers on phones count the memory of canvases until they are empty.
  canvas.width = 0;
  canvas.height = 0;
  return blob ?? undefined;
}
