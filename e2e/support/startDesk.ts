// A server whose cases only operators decide, and its operators.
import { execFileSync } from 'node:child_process';
import { URI, type TOTP } from 'otpauth';
import { newDataDir, startJourneyServer, type ProductServer } from './productServer.ts';

/** Several processes run one after another to prepare users and a desk, which takes minutes on a busy machine. */
export const startsWithinMs = 300_000;

export class Operator {
  readonly name: string;
  readonly password: string;
  readonly #totp: TOTP;
  #lastStep = 0;
  #token = '';

  constructor(name: string, printed: string) {
    this.name = name;
    this.password = /^Password: (\S+)$/m.exec(printed)![1]!;
    this.#totp = URI.parse(/otpauth:\S+/.exec(printed)![0]) as TOTP;
  }

  /**
   * Each code is accepted once; the next code is accepted early.
   * @throws Error for a third code, which would require waiting: log in another operator instead
   */
  nextCode(): string {
    const periodMs = this.#totp.period * 1000;
    const current = Math.floor(Date.now() / periodMs);
    const step = Math.max(current, this.#lastStep + 1);
    if (step > current + 1) throw new Error(`${this.name} has logged in twice within a minute`);
    this.#lastStep = step;
    return this.#totp.generate({ timestamp: step * periodMs });
  }

  async logIn(url: string): Promise<this> {
    const { name, password } = this;
    const form = { name, password, code: this.nextCode() };
    this.#token = (await this.call<{ token: string }>(url, 'login', form)).token;
    return this;
  }

  /** Calls as the page and the terminal do. */
  async call<Answer>(url: string, path: string, body?: object, token = this.#token): Promise<Answer> {
    const answer = await fetch(`${url}/desk/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

/**
 * @param roles of each operator, by name; '--merchant 1' for one of a merchant
 * @param prepare runs on the folder before the server starts
 */
export async function startDesk<Name extends string>(
  roles: Record<Name, string>,
  environment: Record<string, string> = {},
  prepare?: (dataDir: string) => Promise<void>,
  start = startJourneyServer,
): Promise<{ server: ProductServer; operators: Record<Name, Operator> }> {
  const dataDir = newDataDir();
  const added = (Object.entries(roles) as [Name, string][]).map(([name, given]) => {
    const role = given.startsWith('--') ? given.split(' ') : ['--roles', given];
    const args = ['server/cli/addOperator.ts', '--data', dataDir, '--name', name, ...role];
    return [name, new Operator(name, execFileSync(process.execPath, args, { encoding: 'utf8' }))];
  });
  await prepare?.(dataDir);
  const server = await start({ SANDBOX_REVIEWER: 'off', DATA_DIR: dataDir, ...environment });
  return { server, operators: Object.fromEntries(added) as Record<Name, Operator> };
}
