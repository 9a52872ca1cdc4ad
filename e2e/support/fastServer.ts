// The product's server with a clock that runs CLOCK_TIMES as fast: waits of a minute end in seconds, driven by the
// server's own jobs.
import { serve } from '../../server/main.ts';
import { journeyConfig } from './journeyConfig.ts';

const { now } = Date;
const startedAt = now();
const times = Number(process.env['CLOCK_TIMES']);
Date.now = () => Math.floor(startedAt + (now() - startedAt) * times);
const config = journeyConfig(process.env);
await serve({ ...config, market: { ...config.market, speed: 2 } });
