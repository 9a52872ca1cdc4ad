// Users who may withdraw. The daily limit allows three withdrawals per user, so each journey takes a new user: a retry
// is not affected by the first attempt.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Person } from './Person.ts';
import type { ProductServer } from './productServer.ts';

const run = promisify(execFile);
export const fundPassword = '284173';

export class Withdrawers {
  readonly #ready: string[] = [];
  #made = 0;

  /**
   * Prepares this many users who may withdraw USDT over TRC20 to a saved address, while no server runs on the folder.
   */
  async prepare(dataDir: string, count: number): Promise<void> {
    const emails = Array.from({ length: count }, (_, index) => `wilma${this.#made + index}@example.com`);
    this.#made += count;
    const env = { ...process.env, DATA_DIR: dataDir, SANDBOX_REVIEWER: 'off' };
    const { stdout } = await run('node', ['e2e/support/readyToWithdraw.ts', fundPassword, ...emails], {
      env,
    });
    this.#ready.push(...stdout.trim().split('\n'));
  }

  /** A user without withdrawals. Beyond the prepared users, the server restarts for each one. */
  async next(server: ProductServer): Promise<Person> {
    if (this.#ready.length === 0) {
      await server.stop();
      await this.prepare(server.dataDir, 1);
      await server.restart();
    }
    return new Person(server.url, this.#ready.shift()!).logIn();
  }
}
