// Shared server and browser of the tests; each test must leave its phones without a fault.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './openPhone.ts';
import type { Person } from './Person.ts';
import { joinServer, type JoinedServer } from './productServer.ts';

export interface Phones {
  /** The product's URL, available while the tests run. */
  readonly url: string;
  /** A fresh device. */
  open(options?: Parameters<typeof openPhone>[2]): Promise<Phone>;
  /** A device with a logged-in user. */
  openAs(person: Person): Promise<Phone>;
}

export function onPhones(): Phones {
  let server: JoinedServer;
  let browser: Browser;
  const phones: Phone[] = [];
  beforeAll(async () => {
    [browser, server] = await Promise.all([joinBrowser(), joinServer()]);
  });
  afterEach(async () => {
    const faults = phones.map(({ errors, violations, foreignRequests }) => [
      ...errors,
      ...violations,
      ...foreignRequests,
    ]);
    await Promise.all(phones.splice(0).map((phone) => phone.close()));
    expect(faults.flat()).toEqual([]);
  });
  afterAll(async () => {
    await server?.stop();
  });
  async function open(options?: Parameters<typeof openPhone>[2]): Promise<Phone> {
    const phone = await openPhone(browser, server.url, options);
    phones.push(phone);
    return phone;
  }
  return {
    get url() {
      return server.url;
    },
    open,
    async openAs(person) {
      const phone = await open();
      await phone.keep(await person.kept());
      return phone;
    },
  };
}
