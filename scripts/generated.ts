// Committed generated files must match their source: regenerating produces no difference.
import { execFileSync } from 'node:child_process';

const generated = [
  'contracts/openapi.json',
  'contracts/schema.d.ts',
  'src/api/readers',
  'contracts/pacts',
  'contracts/README.md',
  'src/intl/en.json',
];

function difference(): string {
  return execFileSync('git', ['diff', '--stat', '--', ...generated], { encoding: 'utf8' });
}

const before = difference();
execFileSync('npm', ['run', '--silent', 'schema'], { stdio: 'ignore' });
const after = difference();
if (after !== '' || before !== '') {
  console.error(
    `These files are generated and differ from their source; regenerate and commit them:\n${after || before}`,
  );
  process.exitCode = 1;
} else {
  console.log(`Regenerated without difference: ${generated.join(', ')}`);
}
