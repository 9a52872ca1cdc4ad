// The product's server with a clock that a test moves forward: by the milliseconds in the file `clockFile` of its folder.
import { existsSync, readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
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
// The app goes by this header, which Node fills from a clock of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
  this.setHeader('date', new Date(Date.now()).toUTCString());
  return (writeHead as (...given: unknown[]) => ServerResponse).apply(this, head);
} as typeof writeHead;
await serve(config);
