import { serveInstead } from '../serveInstead.ts';
import { floorFolder } from './buildFloor.ts';

await serveInstead(floorFolder);
