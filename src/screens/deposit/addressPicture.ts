// Deposit address as a picture to save or share: QR code and all details required for a correct transfer.
import { drawCode, linesOf, pngOf } from '../../components/pictures/canvasParts.ts';

export interface PictureWords {
  /** Asset and network, e.g. "USDT · TRC20 (TRON)". */
  title: string;
  /** Notes on the picture: the risk of a wrong network, and the sandbox marker. */
  notes: readonly string[];
}

/** Width in pixels. */
const width = 1080;
const margin = 72;
const lineHeight = 1.4;

/**
 * Draws all parts from top to bottom.
 * @returns the y coordinate of the end
 */
function draw(context: CanvasRenderingContext2D, address: string, { title, notes }: PictureWords): number {
  const { fontFamily } = getComputedStyle(document.body);
  const room = width - 2 * margin;
  let y = margin;
  const write = (text: string, size: number, weight: number): void => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    for (const line of linesOf(context, text, room)) {
      context.fillText(line, width / 2, y);
      y += size * lineHeight;
    }
  };
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'top';
  write(title, 56, 600);
  y = drawCode(context, address, { x: width / 2, y, room });
  write(address, 44, 600);
  y += margin / 2;
  for (const note of notes) write(note, 36, 400);
  return y + margin;
}

/** Returns a PNG; undefined if the browser lacks the memory for it. */
export async function addressPicture(address: string, words: PictureWords): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  canvas.width = width;
  // The first pass measures the height; setting it clears the canvas.
  canvas.height = Math.ceil(draw(context, address, words));
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw(context, address, words);
  return pngOf(canvas);
}
