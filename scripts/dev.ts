// npm run dev: the server restarts and the page reloads when a file is saved.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
});
const page = await createServer();
await page.listen();
page.printUrls();

let isEnding = false;
const end = async () => {
  if (isEnding) return;
  isEnding = true;
  server.kill('SIGTERM');
  await page.close();
  process.exit(0);
};
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());
server.once('exit', () => void end());
