import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { firstDataId } from '../contracts/firstPage.ts';
import type { FirstData, RenderFirstPage } from '../contracts/firstPage.ts';
import type { Clock } from './context.ts';

/** A page is handed out for this long before the next one is drawn. */
const freshMs = 1_000;
/** About 6 ms for a page, of which one is made a second at most; the best would take a quarter of a second. */
const quality = 8;

interface HomePageOptions {
  /** What the build left for the server: the app's renderer and the page around it. */
  folder: string;
  clock: Clock;
  read: () => FirstData | Promise<FirstData>;
}

interface DrawnPage {
  html: Buffer;
  /** The same, compressed. */
  brotli: Buffer;
}

const compress = promisify(brotliCompress);

/** Home with the market in it, in the server's own language: drawn when it is asked for, once a second at most. */
export class HomePage {
  /** Allows the page's inline styles and nothing else, as style-src of a content security policy takes it. */
  readonly styleHash: string;
  private readonly template: string;
  private readonly render: RenderFirstPage;
  private readonly clock: Clock;
  private readonly read: HomePageOptions['read'];
  private drawnAt = -Infinity;
  private drawn: Promise<DrawnPage> | undefined;

  private constructor(template: string, render: RenderFirstPage, { clock, read }: HomePageOptions) {
    this.template = template;
    this.render = render;
    this.clock = clock;
    this.read = read;
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(template) ?? [];
    this.styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  }

  /** Undefined where nothing has been built. */
  static async open(options: HomePageOptions): Promise<HomePage | undefined> {
    const [template, renderer] = ['home.html', 'prerender.js'].map((name) => `${options.folder}/${name}`);
    if (!existsSync(template!) || !existsSync(renderer!)) return undefined;
    const { renderFirstPage } = (await import(pathToFileURL(renderer!).href)) as {
      renderFirstPage: RenderFirstPage;
    };
    return new HomePage(readFileSync(template!, 'utf8'), renderFirstPage, options);
  }

  /** @throws what the app threw while it was drawn; the page without content is then the better answer. */
  page(): Promise<DrawnPage> {
    const now = this.clock.now();
    // Also when the clock was set back, however far.
    if (this.drawn === undefined || Math.abs(now - this.drawnAt) >= freshMs) {
      this.drawnAt = now;
      this.drawn = this.draw();
    }
    return this.drawn;
  }

  private async draw(): Promise<DrawnPage> {
    const data = await this.read();
    const home = await this.render(data);
    // The only character that could end the element; JSON means the same by either.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const text = this.template
      .replace('<html lang="en"', `<html lang="${data.locale}"`)
      .replace('<!--home-->', () => home)
      .replace('<!--data-->', () => `<script type="application/json" id="${firstDataId}">${json}</script>`);
    const html = Buffer.from(text);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    };
    return { html, brotli: await compress(html, { params }) };
  }
}
