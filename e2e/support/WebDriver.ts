// The part of the W3C WebDriver protocol that the tests need, without a library: WebKitGTK has no other interface.
import { type ChildProcess, spawn } from 'node:child_process';
import type { WebKit } from '../../scripts/webkit.ts';
import type { Walker } from './Walker.ts';

/** The protocol's key of an element reference. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const findTimeoutMs = 20_000;

/** Takes an element and a callback that reports whether it kept its position for two frames. */
const scrollToRest = `
  const [element, tell] = arguments;
  element.scrollIntoView({ block: 'nearest' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => tell(place() === before)));
`;

export class WebDriver implements Walker {
  readonly #processes: ChildProcess[];
  readonly #url: string;
  #session = '';

  private constructor(processes: ChildProcess[], url: string) {
    this.#processes = processes;
    this.#url = url;
  }

  /** Starts a display, the driver on `port` and a browser on both. */
  static async start(webkit: WebKit, port: number): Promise<WebDriver> {
    const display = `:${port}`;
    const processes = [
      spawn(webkit.display, [display, '-screen', '0', '450x900x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
      spawn(webkit.driver, [`--port=${port}`], {
        stdio: 'ignore',
        // Without acceleration the browser needs no graphics hardware; as root it has no sandbox.
        env: {
          ...process.env,
          DISPLAY: display,
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
          LIBGL_ALWAYS_SOFTWARE: '1',
          LANG: 'en_US.UTF-8',
        },
      }),
    ];
    const walk = new WebDriver(processes, `http://127.0.0.1:${port}`);
    try {
      await walk.#waitForDriver();
      const { sessionId } = await walk.#send<{ sessionId: string }>('POST', '/session', {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] } },
        },
      });
      walk.#session = `/session/${sessionId}`;
    } catch (error) {
      await walk.quit();
      throw error;
    }
    return walk;
  }

  open(url: string): Promise<void> {
    return this.#send('POST', `${this.#session}/url`, { url });
  }

  /** Presses the browser's back or forward button. */
  step(direction: 'back' | 'forward'): Promise<void> {
    return this.#send('POST', `${this.#session}/${direction}`, {});
  }

  /** Runs `return <expression>` in the page. */
  read<Result>(expression: string): Promise<Result> {
    return this.#send('POST', `${this.#session}/execute/sync`, { script: `return ${expression}`, args: [] });
  }

  /**
   * Waits until the expression is true in the page; an expression that throws, as on a page that has not loaded, counts
   * as false.
   */
  async until(expression: string): Promise<void> {
    let refusal: unknown;
    const look = async (): Promise<true | undefined> => {
      try {
        return (await this.read<boolean>(`Boolean(${expression})`)) || undefined;
      } catch (error) {
        refusal = error;
        return undefined;
      }
    };
    await waitFor(expression, look).catch(async (error: unknown) => {
      const page = await this.read<string>("location.pathname + '\\n' + document.body.innerText").catch(
        String,
      );
      throw new Error(`${String(error)}\nThe page:\n${page}`, { cause: refusal });
    });
  }

  /** Clicks the match of the XPath after it appears and stops moving in view. */
  async click(xpath: string): Promise<void> {
    let refusal: unknown;
    const click = async (): Promise<true | undefined> => {
      const element = await this.#find(xpath);
      // The driver does not scroll to partly visible elements, and then misses their centre.
      const target = { [elementKey]: element.slice(element.lastIndexOf('/') + 1) };
      try {
        const body = { script: scrollToRest, args: [target] };
        // While a sheet opens, another key could be at this position.
        if (!(await this.#send<boolean>('POST', `${this.#session}/execute/async`, body))) return undefined;
        await this.#send('POST', `${element}/click`, {});
        return true;
      } catch (error) {
        refusal = error;
        return undefined;
      }
    };
    await waitFor(`a click on ${xpath}`, click).catch((error: unknown) => {
      throw new Error(String(error), { cause: refusal });
    });
  }

  /** Types into the match of the XPath after it appears. */
  async type(xpath: string, text: string): Promise<void> {
    await this.#send('POST', `${await this.#find(xpath)}/value`, { text });
  }

  attach(xpath: string, path: string): Promise<void> {
    return this.type(xpath, path);
  }

  async quit(): Promise<void> {
    if (this.#session !== '') await this.#send('DELETE', this.#session).catch(() => undefined);
    for (const child of this.#processes) child.kill('SIGTERM');
  }

  async #find(xpath: string): Promise<string> {
    return waitFor(xpath, async () => {
      const element = await this.#send<Record<string, string>>('POST', `${this.#session}/element`, {
        using: 'xpath',
        value: xpath,
      }).catch(() => undefined);
      return element && `${this.#session}/element/${element[elementKey]}`;
    });
  }

  async #waitForDriver(): Promise<void> {
    await waitFor('the driver', async () => {
      const status = await this.#send<{ ready: boolean }>('GET', '/status').catch(() => undefined);
      return status?.ready || undefined;
    });
  }

  async #send<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }
}

async function waitFor<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
  const deadline = Date.now() + findTimeoutMs;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not there within ${findTimeoutMs / 1000} s: ${what}`);
}
