// The product's server, set for journeys (journeyConfig.ts).
import { serve } from '../../server/main.ts';
import { journeyConfig } from './journeyConfig.ts';

await serve(journeyConfig(process.env));
