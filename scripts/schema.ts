// npm run schema: joins contracts/openapi/*.yaml to the one document that tools and back-end teams take, and writes
// its types, which app and server share.
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { joinFiles } from '../contracts/openapi/joinFiles.ts';

const contracts = new URL('../contracts/', import.meta.url);
const document = `${JSON.stringify(joinFiles(), null, 2)}\n`;
const types = astToString(await openapiTS(document));
writeFileSync(new URL('openapi.json', contracts), document);
writeFileSync(
  new URL('schema.d.ts', contracts),
  `// Written by npm run schema from contracts/openapi.\n\n${types}`,
);
