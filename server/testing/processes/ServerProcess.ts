import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { MoneyStops } from '../MoneyStops.ts';
import { password } from './startTestApp.ts';

interface Answer {
  type: string;
  data: Record<string, string> & string;
}

/** The server as in production, on a separate port, and requests of a user. */
export class ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
  private readonly moneyStops = new MoneyStops();
  private output = '';

  private constructor(port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    const own = { PORT: String(port), HOST: '127.0.0.1' };
    this.child = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, ...own, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += String(chunk)));
    this.moneyStops.requireAlways(this.child);
    this.ended = new Promise((resolve) => this.child.once('exit', (code, signal) => resolve(signal ?? code)));
  }

  static async start(environment: Record<string, string>): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), environment);
  }

  /** For a test that breaks the books on purpose. */
  expectBrokenBooks(): void {
    this.moneyStops.expect();
  }

  /** Complete output. */
  get said(): string {
    return this.output;
  }

  async isListening(): Promise<boolean> {
    return (await fetch(`${this.url}/api/site/config`).catch(() => undefined))?.ok ?? false;
  }

  /** @throws Error with its output when it does not listen in time */
  async listens(withinMs = 90_000): Promise<void> {
    const until = performance.now() + withinMs;
    while (performance.now() < until && this.child.exitCode === null) {
      if (await this.isListening()) return;
      await sleep(50);
    }
    throw new Error(`The server does not listen: ${this.output}`);
  }

  /** @throws Error when the response is unreadable */
  post(path: string, form: Record<string, string>, token?: string): Promise<Answer> {
    return this.send('POST', path, form, token);
  }

  /** Like post. */
  async send(
    method: 'POST' | 'PUT',
    path: string,
    form: Record<string, string>,
    token?: string,
  ): Promise<Answer> {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: token === undefined ? undefined : { authorization: token },
      body: new URLSearchParams(form),
    });
    return (await answer.json()) as Answer;
  }

  /**
   * Registers an address and logs in.
   * @returns the token
   */
  async person(email: string): Promise<string> {
    const { data } = await this.post('email_send', { user_string: email, type: 'register' });
    const named = { type: 'email', user_string: email, code: data.sandbox_code! };
    await this.post('user/register', {
      ...named,
      password,
      re_password: password,
      extension_code: 'MERIDIAN',
    });
    return (await this.post('user/login', { user_string: email, password, user_type: 'email' })).data;
  }
}
