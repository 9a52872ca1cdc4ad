// The product's server with its clock ahead by CLOCK_AHEAD_MS: a minute of it ends when a journey needs it to.
import { readConfig } from '../../server/config.ts';
import { serve } from '../../server/main.ts';

const { now } = Date;
const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
Date.now = () => now() + aheadMs;
await serve(readConfig(process.env));
