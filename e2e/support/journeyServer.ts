// The product's server, configured for end-to-end tests (journeyConfig.ts).
import { serve } from '../../server/main.ts';
import { journeyConfig } from './journeyConfig.ts';

await serve(journeyConfig(process.env));
