// Writes the icons of the page and of the installed app (public). Run after the brand's mark or accent has changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { readThemes } from '../tokens/readThemes.ts';
import { browserArgs, findBrowser } from './browser.ts';
import { favicon } from './build/favicon.ts';

const svg = favicon();
writeFileSync('public/favicon.svg', svg);
const { bar } = readThemes()[0]!;

/** Phones cut icons of these to a shape of their own: the picture stays within the middle 80 %. */
const cutShare = 0.8;
const icons = [
  { name: '192', size: 192, share: 1 },
  { name: '512', size: 512, share: 1 },
  { name: 'maskable-512', size: 512, share: cutShare },
  { name: 'apple-touch-icon', size: 180, share: cutShare },
];

mkdirSync('public/icons', { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
const page = await browser.newPage();
for (const { name, size, share } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const background = share === 1 ? 'transparent' : bar;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">` +
      svg.replace('<svg', `<svg width="${size * share}" height="${size * share}"`),
  );
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
}
await browser.close();
