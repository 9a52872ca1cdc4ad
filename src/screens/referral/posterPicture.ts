// Poster as an image: brand, QR code, code as text, and the disclosure that the inviter is paid.
import { brand } from '../../../contracts/brand.ts';
import { vars } from '../../theme/theme.css.ts';
import { drawCode, linesOf, pngOf } from '../../components/pictures/canvasParts.ts';

export interface PosterWords {
  slogan: string;
  codeLabel: string;
  code: string;
  link: string;
  notes: readonly string[];
}

/** In pixels. */
const width = 1080;
const margin = 84;
const room = width - 2 * margin;
const codeSide = 460;
const lineHeight = 1.35;
/** Current values of the colour variables: a canvas does not resolve CSS variables. */
function coloursNow() {
  const style = getComputedStyle(document.documentElement);
  const colour = (variable: string) => style.getPropertyValue(variable.slice('var('.length, -1));
  return {
    ground: colour(vars.surface.inverse),
    ink: colour(vars.text.inverse),
    quiet: colour(vars.text.inverseMuted),
    accent: colour(vars.accent.line),
  };
}
type Colours = ReturnType<typeof coloursNow>;

/** The globe with its single meridian, in the background. */
function drawGlobe(context: CanvasRenderingContext2D, height: number, colours: Colours): void {
  const [x, y, radius] = [width - 260, height / 2, height * 0.52];
  context.lineWidth = 2;
  context.strokeStyle = colours.quiet;
  context.globalAlpha = 0.22;
  for (const share of [0.4, 0.72, 1]) {
    context.beginPath();
    context.ellipse(x, y, radius * share, radius, 0, 0, 2 * Math.PI);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.strokeStyle = colours.accent;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(width - margin / 2, 0);
  context.lineTo(width - margin / 2, height);
  context.stroke();
}

/** The brand's mark, in a box of 28 × 28 scaled by this. */
const markScale = 1.8;

function drawMark(context: CanvasRenderingContext2D, top: number, colours: Colours): void {
  context.save();
  context.translate(margin, top);
  context.scale(markScale, markScale);
  for (const { d, colour, stroke, opacity = 1 } of brand.mark) {
    context.globalAlpha = opacity;
    const path = new Path2D(d);
    if (stroke === undefined) {
      context.fillStyle = colours[colour];
      context.fill(path);
    } else {
      context.strokeStyle = colours[colour];
      context.lineWidth = stroke;
      context.stroke(path);
    }
  }
  context.restore();
}

/**
 * Draws everything from top to bottom.
 * @returns the bottom edge
 */
function draw(context: CanvasRenderingContext2D, words: PosterWords, colours: Colours): number {
  const { fontFamily } = getComputedStyle(document.body);
  let y = margin;
  const write = (text: string, size: number, weight: number, colour: string, left = margin): void => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = colour;
    const x = context.textAlign === 'center' ? width / 2 : left;
    for (const line of linesOf(context, text, room)) {
      context.fillText(line, x, y);
      y += size * lineHeight;
    }
  };
  context.textBaseline = 'top';
  context.textAlign = 'left';
  drawMark(context, y, colours);
  write(brand.name, 44, 500, colours.ink, margin + 64);
  y += margin / 2;
  write(words.slogan, 72, 600, colours.ink);
  y += margin / 2;
  context.fillStyle = 'white';
  context.fillRect((width - codeSide) / 2, y, codeSide, codeSide);
  context.fillStyle = 'black';
  drawCode(context, words.link, { x: width / 2, y: y + 8, room: codeSide });
  y += codeSide + margin / 2;
  context.textAlign = 'center';
  write(words.codeLabel, 36, 400, colours.quiet);
  write(words.code, 72, 600, colours.ink);
  context.textAlign = 'left';
  y += margin / 2;
  for (const note of words.notes) write(note, 32, 400, colours.quiet);
  return y + margin / 2;
}

/** Poster as a PNG; undefined when the browser cannot allocate the image. */
export async function posterPicture(words: PosterWords): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const colours = coloursNow();
  canvas.width = width;
  // A first pass measures the height; setting the height also clears the canvas.
  canvas.height = Math.ceil(draw(context, words, colours));
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawGlobe(context, canvas.height, colours);
  draw(context, words, colours);
  return pngOf(canvas);
}
