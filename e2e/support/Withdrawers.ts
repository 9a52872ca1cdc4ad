// People who may withdraw. A day has room for three withdrawals of one person, so each journey asks for somebody new:
// when it is tried again, nothing of the first try is in its way.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Person } from './Person.ts';
import type { ProductServer } from './productServer.ts';

const run = promisify(execFile);
export const fundPassword = '284173';

export class Withdrawers {
  readonly #ready: string[] = [];
  #made = 0;

  /** Lets so many people withdraw USDT to an address of theirs over TRC20, while no server runs on the folder. */
  async prepare(dataDir: string, count: number): Promise<void> {
    const emails = Array.from({ length: count }, (_, index) => `wilma${this.#made + index}@example.com`);
    this.#made += count;
    const env = { ...process.env, DATA_DIR: dataDir, SANDBOX_REVIEWER: 'off' };
    const { stdout } = await run('node', ['e2e/support/readyToWithdraw.ts', fundPassword, ...emails], {
      env,
    });
    this.#ready.push(...stdout.trim().split('\n'));
  }

  /** Somebody who has withdrawn nothing yet. Beyond those who are prepared, the server is started anew for each. */
  async next(server: ProductServer): Promise<Person> {
    if (this.#ready.length === 0) {
      await server.stop();
      await this.prepare(server.dataDir, 1);
      await server.restart();
    }
    return new Person(server.url, this.#ready.shift()!).logIn();
  }
}
