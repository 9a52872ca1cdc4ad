// A user of the product through its API: prepares a journey, and checks the server's state after the screen has shown
// it.
import { readFileSync } from 'node:fs';
import { BigNumber } from 'bignumber.js';
import { ownUrlOf } from './plainBackEnd.ts';

export interface OrderRow {
  id: number;
  symbol: string;
  status: 1 | 2 | 3;
  client_order_id: string;
  [field: string]: unknown;
}

interface SpotBalances {
  change_wallet: {
    balance: { currency_name: string; change_balance: string; lock_change_balance: string }[];
  };
}

interface Envelope<Data> {
  type: string | number;
  message: string;
  data: Data;
}

/** Number of persons by base name: tests share a server, and each needs a separate account. */
const asked = new Map<string, number>();

/** The address unchanged, or with a number where this worker has used it before; other workers add their own. */
export function freshEmail(email: string): string {
  const times = (asked.get(email) ?? 0) + 1;
  asked.set(email, times);
  const worker = process.env['VITEST_POOL_ID'] ?? '1';
  return times === 1 && worker === '1' ? email : email.replace('@', `.${worker}.${times}@`);
}

export class Person {
  email: string;
  readonly password = 'correct horse 7';
  token = '';
  readonly #url: string;

  constructor(url: string, email: string) {
    // Behind a plain back end, what is set beside the screen comes from the server itself.
    this.#url = ownUrlOf(url);
    this.email = email;
  }

  async register(): Promise<this> {
    this.email = freshEmail(this.email);
    const { sandbox_code: code } = await this.call<{ sandbox_code: string }>('POST', 'email_send', {
      user_string: this.email,
      type: 'register',
    });
    const { email, password } = this;
    const account = { type: 'email', user_string: email, password, re_password: password, code };
    await this.call('POST', 'user/register', { ...account, extension_code: 'MERIDIAN' });
    return this.logIn();
  }

  async logIn(): Promise<this> {
    const { email, password } = this;
    const form = { user_string: email, password, user_type: 'email' };
    this.token = await this.call<string>('POST', 'user/login', form);
    return this;
  }

  /** Sets the first fund password. */
  async setFundPassword(digits: string): Promise<void> {
    const form = { password: digits, re_password: digits, login_password: this.password };
    await this.call('POST', 'safe/update_password', form);
  }

  /** Logs in from another device, about which the user is notified. */
  async logInElsewhere(): Promise<void> {
    const { email, password } = this;
    const answer = await fetch(`${this.#url}/api/user/login`, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
      body: new URLSearchParams({ user_string: email, password, user_type: 'email' }),
    });
    if (!answer.ok) throw new Error(`The login was answered by ${answer.status}`);
  }

  orders(query: Record<string, string> = {}): Promise<OrderRow[]> {
    return this.call('GET', `coin/list?${new URLSearchParams(query)}`);
  }

  /** A percentage of the last price of BTC/USDT, on the pair's tick. */
  async percentOfMarket(percent: number): Promise<string> {
    const { now_price: price } = await this.call<{ now_price: string }>(
      'GET',
      'currency/deal?currency_id=1&legal_id=3',
    );
    // Without trailing zeros, as the server returns it.
    return new BigNumber(price).times(percent).div(100).dp(2).toFixed();
  }

  /** The free and held amount of a coin in the spot account. */
  async balance(coin: string): Promise<{ free: string; held: string }> {
    const { change_wallet: wallet } = await this.call<SpotBalances>('POST', 'wallet/list', {
      currency_name: coin,
    });
    const row = wallet.balance.find(({ currency_name: name }) => name === coin);
    if (!row) throw new Error(`The spot account has no row for ${coin}`);
    return { free: row.change_balance, held: row.lock_change_balance };
  }

  /** Storage entries of a logged-in device. */
  async kept(): Promise<Record<string, string>> {
    return { token: this.token, user: JSON.stringify(await this.call('GET', 'user/center')) };
  }

  /**
   * Uploads a picture of support/pictures.
   * @returns its id in a form
   */
  async upload(picture: string, type = 'image/jpeg'): Promise<string> {
    const form = new FormData();
    const bytes = readFileSync(new URL(`pictures/${picture}`, import.meta.url));
    form.append('file', new File([new Uint8Array(bytes)], picture, { type }));
    return this.call('POST', 'upload', form);
  }

  /** Deposit address on a network with slow blocks. */
  async omniAddress(): Promise<string> {
    const form = { currency: '3', network: 'omni' };
    return (await this.call<{ omni: string }>('POST', 'wallet/deposit_address', form)).omni;
  }

  /** @throws Error with the server's response if the call fails */
  async call<Data>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    form?: Record<string, string> | FormData,
  ): Promise<Data> {
    const answer = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers: this.token === '' ? {} : { authorization: this.token },
      ...(form && { body: form instanceof FormData ? form : new URLSearchParams(form) }),
    });
    const envelope = (await answer.json()) as Envelope<Data>;
    if (envelope.type !== 'ok') throw new Error(`${method} ${path}: ${JSON.stringify(envelope)}`);
    return envelope.data;
  }
}
