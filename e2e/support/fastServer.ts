// The product's server with a clock that runs CLOCK_TIMES as fast: what takes a minute is over in seconds, on its own
// jobs and not on a test's.
import { serve } from '../../server/main.ts';
import { journeyConfig } from './journeyConfig.ts';

const { now } = Date;
const startedAt = now();
const times = Number(process.env['CLOCK_TIMES']);
Date.now = () => Math.floor(startedAt + (now() - startedAt) * times);
const config = journeyConfig(process.env);
await serve({ ...config, market: { ...config.market, speed: 2 } });
