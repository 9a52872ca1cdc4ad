import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { readFileSync } from 'node:fs';
const [, , out, ...files] = process.argv;
const b = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 400 * Math.min(4, files.length), height: 860 } });
await p.setContent(
  `<body style="margin:0;display:flex;flex-wrap:wrap;gap:4px;background:#888">${files.map((f) => `<img style="width:390px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}</body>`,
);
await p.screenshot({ path: out, fullPage: true });
await b.close();
process.exit(0);
