// npm run dev: restarts the server and reloads the page when a file is saved.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
});
// The page's dev server proxies calls and sockets to the product's server.
process.env.SERVER_URL ??= `http://127.0.0.1:${process.env.PORT || 3000}`;
const page = await createServer({ server: { watch: { ignored: ['**/data/**', '**/dist/**'] } } });
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
