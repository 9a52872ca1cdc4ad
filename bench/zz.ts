import { startProductServer } from '../e2e/support/productServer.ts';
import { loadOnce } from './firstLoad.ts';
const s = await startProductServer();
const l = [await loadOnce(s.url), await loadOnce(s.url)];
console.log(l.map((x) => [x.initialScriptBytes, (x.initialScriptBytes / 84701).toFixed(4), x.requests, x.bytes.Document]));
await s.stop();
