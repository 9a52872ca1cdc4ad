// The way back over what lies over a page, in WebKit, the engine of the browsers on iOS.
import { beforeAll, expect, test } from 'vitest';
import { bankForm } from '../contracts/examples/bank.ts';
import { describeInWebkit } from './support/describeInWebkit.ts';
import { answersPresses, dialogs, type OpenedDialog } from './support/dialogs.ts';
import { sendTestCoins } from './support/depositWalks.ts';
import { Person } from './support/Person.ts';
import { isFamily, startProductServer } from './support/productServer.ts';
import { enterAs } from './support/Walker.ts';
import type { WebDriver } from './support/WebDriver.ts';

const isOpen = "document.querySelectorAll('dialog[open]').length === 1";
const isClosed = "document.querySelectorAll('dialog[open]').length === 0";
const isAtPage = "!('dialogs' in (history.state ?? {}))";
const languagePath = '/pages/settings/language/language';

describeInWebkit(
  'the way back',
  (webkit) => {
    let walk: WebDriver;

    beforeAll(async () => {
      const person = await new Person(webkit.url, 'iris@example.com').register();
      const target_price = await person.percentOfMarket(95);
      const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01' };
      await person.call('POST', 'coin/trade', { ...order, target_price });
      await person.call('POST', 'user/cash_save', bankForm);
      await person.logInElsewhere();
      if (!isFamily) await sendTestCoins(person);
      walk = await webkit.start();
      await enterAs(walk, webkit.url, person);
    });

    async function show({ presses, settled }: OpenedDialog): Promise<void> {
      if (settled) await walk.until(`document.body.textContent.includes(${JSON.stringify(settled)})`);
      await walk.until(answersPresses);
      for (const press of presses) await walk.click(press);
      await walk.until(isOpen);
      await walk.until(`!(${isAtPage})`);
    }
    const address = () => walk.read<string>('location.pathname + location.search');

    // Its chains are slow enough for coins that are on their way.
    test.each(dialogs)('close, one step back each, and forward opens none: $name', async (dialog) => {
      await walk.open(`${webkit.url}${languagePath}`);
      await walk.open(`${webkit.url}${dialog.path}`);
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
  },
  startProductServer,
);
