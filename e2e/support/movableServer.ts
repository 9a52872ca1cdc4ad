// The product's server with a clock that a test moves forward: by the milliseconds in the file `clockFile` of its folder.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../server/main.ts';
import { journeyConfig } from './journeyConfig.ts';
import { clockFile } from './moveClock.ts';

const { now } = Date;
const config = journeyConfig(process.env);
const file = join(config.dataDir, clockFile);
let aheadMs = 0;
setInterval(() => {
  if (existsSync(file)) aheadMs = Number(readFileSync(file, 'utf8'));
}, 50).unref();
Date.now = () => now() + aheadMs;
await serve(config);
