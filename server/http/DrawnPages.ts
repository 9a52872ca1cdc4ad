import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { earlyBalanceId, firstDataId, homePaths } from '../../contracts/firstPage.ts';
import type { AskedMarket, FirstData, FirstPageRenderer } from '../../contracts/firstPage.ts';
import type { Clock } from '../context.ts';

/** Maximum age of a rendered page. */
const freshMs = 1_000;
/** About 6 ms per page, rendered once a second at most; the best quality would take a quarter of a second. */
const quality = 8;
/** Maximum pages of different markets rendered within `freshMs`: further ones are served empty. */
const mostMarkets = 8;

interface DrawnPagesOptions {
  /** Build output for the server: the renderer and the page templates. */
  folder: string;
  clock: Clock;
  read: () => FirstData | Promise<FirstData>;
  /** Newest candles of a market; undefined when there are no recent ones. */
  readMarket: (asked: AskedMarket) => Promise<FirstData['market']>;
}

export interface DrawnPage {
  html: Buffer;
  /** The same page, compressed. */
  brotli: Buffer;
  inline: InlineHashes;
}

/** Hashes of inline content that the content security policy allows. */
export interface InlineHashes {
  style: string;
  script: string;
}

interface Template {
  text: string;
  inline: InlineHashes;
}

interface Kept {
  drawnAt: number;
  page: Promise<DrawnPage | undefined>;
}

const compress = promisify(brotliCompress);

function readTemplate(path: string): Template {
  const text = readFileSync(path, 'utf8');
  const hashesOf = (element: RegExp): string =>
    Array.from(text.matchAll(element), ([, content = '']) => {
      return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    }).join(' ');
  return {
    text,
    inline: {
      style: hashesOf(/<style>([^]*?)<\/style>/g),
      script: hashesOf(/<script>([^]*?)<\/script>/g),
    },
  };
}

/**
 * Server-rendered home and market pages in the server's default language: rendered on request, each once a second at
 * most.
 */
export class DrawnPages {
  private readonly options: DrawnPagesOptions;
  private readonly renderer: FirstPageRenderer;
  private readonly homeTemplate: Template;
  private readonly marketTemplate: Template;
  private readonly kept = new Map<string, Kept>();
  /** The list of pairs rarely changes, and every URL is checked against it. */
  private pairs: { readAt: number; quotations: Promise<unknown> } | undefined;

  private constructor(options: DrawnPagesOptions, renderer: FirstPageRenderer) {
    this.options = options;
    this.renderer = renderer;
    this.homeTemplate = readTemplate(`${options.folder}/home.html`);
    this.marketTemplate = readTemplate(`${options.folder}/market.html`);
  }

  /** Undefined when nothing has been built. */
  static async open(options: DrawnPagesOptions): Promise<DrawnPages | undefined> {
    const names = ['home.html', 'market.html', 'prerender.js'];
    const [, , renderer] = names.map((name) => `${options.folder}/${name}`);
    if (!names.every((name) => existsSync(`${options.folder}/${name}`))) return undefined;
    return new DrawnPages(options, (await import(pathToFileURL(renderer!).href)) as FirstPageRenderer);
  }

  /** @throws errors of rendering the app; the caller then serves the empty page */
  home(): Promise<DrawnPage | undefined> {
    const path = homePaths[0]!;
    return this.keep(path, async () => {
      const data = await this.options.read();
      const balance = await this.renderer.renderBalance(data);
      return this.draw(this.homeTemplate, data, {
        path,
        rest: `<template id="${earlyBalanceId}">${balance}</template>`,
      });
    });
  }

  /**
   * @param query of the URL
   * @returns undefined for a pair that is not traded here or has no recent trades, and above the limit of pages
   * @throws as `home`
   */
  async market(query: string): Promise<DrawnPage | undefined> {
    const { read, readMarket } = this.options;
    const asked = this.renderer.askedMarket(query, await this.quotations());
    if (!asked) return undefined;
    this.forgetOld();
    if (!this.kept.has(asked.path) && this.kept.size > mostMarkets) return undefined;
    return this.keep(asked.path, async () => {
      const market = await readMarket(asked);
      return market && this.draw(this.marketTemplate, { ...(await read()), market }, { path: asked.path });
    });
  }

  private quotations(): Promise<unknown> {
    const now = this.options.clock.now();
    if (!this.pairs || Math.abs(now - this.pairs.readAt) >= freshMs) {
      const read = async (): Promise<unknown> => (await this.options.read()).quotations;
      this.pairs = { readAt: now, quotations: read() };
    }
    return this.pairs.quotations;
  }

  private keep(path: string, draw: () => Promise<DrawnPage | undefined>): Promise<DrawnPage | undefined> {
    this.forgetOld();
    const known = this.kept.get(path);
    if (known) return known.page;
    const page = draw();
    this.kept.set(path, { drawnAt: this.options.clock.now(), page });
    return page;
  }

  private forgetOld(): void {
    const now = this.options.clock.now();
    // Also after the clock was set back.
    for (const [path, { drawnAt }] of this.kept)
      if (Math.abs(now - drawnAt) >= freshMs) this.kept.delete(path);
  }

  /** @param rest content of the page outside the app */
  private async draw(
    { text, inline }: Template,
    data: FirstData,
    { path, rest = '' }: { path: string; rest?: string },
  ): Promise<DrawnPage> {
    const content = await this.renderer.renderFirstPage(data, path);
    // The only character that could end the element; both forms are the same JSON.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const html = Buffer.from(
      text
        .replace('<html lang="en"', `<html lang="${data.locale}"${isSandbox(data) ? ' data-sandbox' : ''}`)
        .replace('<!--content-->', () => content)
        .replace(
          '<!--data-->',
          () => `${rest}<script type="application/json" id="${firstDataId}">${json}</script>`,
        ),
    );
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    };
    return { html, brotli: await compress(html, { params }), inline };
  }
}

/** Logged-in sandbox users see a line above the market that says so. */
function isSandbox({ siteConfig }: FirstData): boolean {
  return (siteConfig as { is_sandbox?: unknown } | undefined)?.is_sandbox === true;
}
