// npm run bench: every bench one after another, each in a process of its own, so that none warms another up.
import { spawnSync } from 'node:child_process';

const benches = ['engine', 'http', 'feed'];
const asked = process.argv.slice(2);

for (const name of asked.length > 0 ? asked : benches) {
  if (!benches.includes(name)) throw new Error(`There is no bench ${name}; there are ${benches.join(', ')}`);
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
