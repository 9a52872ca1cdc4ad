// The product's server with its clock ahead by CLOCK_AHEAD_MS, so that a minute ends when a test needs it.
import { readConfig } from '../../server/config.ts';
import { serve } from '../../server/main.ts';

const { now } = Date;
const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
Date.now = () => now() + aheadMs;
await serve(readConfig(process.env));
