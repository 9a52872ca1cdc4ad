// Before the pact tests: removes interactions of earlier runs. After them: sorts the interactions, so that the files
// differ only when a contract does; test files finish in any order.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../pacts/', import.meta.url));

interface Pact {
  interactions: { description: string }[];
}

export function setup(): void {
  rmSync(folder, { recursive: true, force: true });
}

export function teardown(): void {
  for (const name of readdirSync(folder)) {
    const pact = JSON.parse(readFileSync(folder + name, 'utf8')) as Pact;
    pact.interactions.sort((a, b) => (a.description < b.description ? -1 : 1));
    writeFileSync(folder + name, `${JSON.stringify(pact, null, 2)}\n`);
  }
}
