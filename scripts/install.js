// Plain JavaScript on purpose: it runs on whatever Node the machine has, before the project's own Node is there.
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const marker = 'node_modules/.package-lock.json';
const lockTime = statSync('package-lock.json').mtimeMs;
const isCurrent = existsSync(marker) && statSync(marker).mtimeMs >= lockTime;

if (!isCurrent) {
  console.log('Installing dependencies …');
  // install, not ci: a registry without other platforms' optional packages makes npm ci refuse the lock.
  execSync('npm install --no-audit --no-fund --loglevel=error', { stdio: 'inherit' });
}
