import { serveInstead } from '../serveInstead.ts';
import { chartAloneFolder } from './buildChartAlone.ts';

await serveInstead(chartAloneFolder);
