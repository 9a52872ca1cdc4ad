import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { serveFolder } from './staticServer.ts';
const [, , out, ...specs] = process.argv; // id[:theme[:locale[:width]]]
const s = await serveFolder('dist/storybook');
const b = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const spec of specs) {
  const [id, theme = 'light', locale = 'en', width = '390'] = spec.split(':');
  const p = await b.newPage({ viewport: { width: Number(width), height: 844 }, deviceScaleFactor: 1 });
  await p.goto(`${s.url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`);
  await p.waitForTimeout(3500);
  await p.screenshot({ path: `${out}/${id}-${theme}-${locale}-${width}.png` });
  await p.close();
}
await b.close();
process.exit(0);
