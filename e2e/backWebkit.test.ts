// The way back over what lies over a page, in WebKit, the engine of the browsers on iOS.
// Walks: home, market, spot, wallet, account, help, verification, bank.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankForm } from '../contracts/examples/bank.ts';
import { findWebKit } from '../scripts/webkit.ts';
import { freePort } from '../server/testing/freePort.ts';
import { answersPresses, dialogs, type OpenedDialog } from './support/dialogs.ts';
import { Person } from './support/Person.ts';
import { startProductServer, type ProductServer } from './support/productServer.ts';
import { WebDriver } from './support/WebDriver.ts';

const webkit = findWebKit();
const title =
  'missing' in webkit ? `the way back in WebKit (not run: ${webkit.missing})` : 'the way back in WebKit';
const isOpen = "document.querySelectorAll('dialog[open]').length === 1";
const isClosed = "document.querySelectorAll('dialog[open]').length === 0";
const isAtPage = "!('dialogs' in (history.state ?? {}))";
const languagePath = '/pages/settings/language/language';

describe.skipIf('missing' in webkit)(title, () => {
  let server: ProductServer;
  let walk: WebDriver;

  beforeAll(async () => {
    if ('missing' in webkit) return;
    server = await startProductServer();
    const person = await new Person(server.url, 'iris@example.com').register();
    const target_price = await person.percentOfMarket(95);
    const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01' };
    await person.call('POST', 'coin/trade', { ...order, target_price });
    await person.call('POST', 'user/cash_save', bankForm);
    await person.logInElsewhere();
    walk = await WebDriver.start(webkit, await freePort());
    await walk.open(server.url);
    for (const [key, value] of Object.entries(await person.kept()))
      await walk.read(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)}) ?? true`);
  });
  afterAll(async () => {
    await walk?.quit();
    await server?.stop();
  });

  async function show({ presses, settled }: OpenedDialog): Promise<void> {
    if (settled) await walk.until(`document.body.textContent.includes(${JSON.stringify(settled)})`);
    await walk.until(answersPresses);
    for (const press of presses) await walk.click(press);
    await walk.until(isOpen);
    await walk.until(`!(${isAtPage})`);
  }
  const address = () => walk.read<string>('location.pathname + location.search');

  test.each(dialogs)('close, one step back each, and forward opens none: $name', async (dialog) => {
    await walk.open(`${server.url}${languagePath}`);
    await walk.open(`${server.url}${dialog.path}`);
    await show(dialog);
    const shown = await address();
    await walk.step('back');
    await walk.until(isClosed);
    expect(await address()).toBe(shown);
    await walk.step('forward');
    await walk.until(isAtPage);
    expect(await walk.read(isClosed)).toBe(true);
    await show({ ...dialog, presses: dialog.presses.slice(-1) });
    await walk.read(
      "document.querySelector('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))",
    );
    await walk.until(`${isClosed} && ${isAtPage}`);
    await walk.step('back');
    await walk.until(`location.pathname === ${JSON.stringify(languagePath)}`);
  });
});
