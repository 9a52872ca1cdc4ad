// A bank card is linked, refused and deleted with WebKit, the engine of the browsers on iOS, too.
import { beforeAll, expect, test } from 'vitest';
import { bankForm } from '../contracts/examples/bank.ts';
import { describeInWebkit } from './support/describeInWebkit.ts';
import { Person } from './support/Person.ts';
import { enterAs, input, valueOf } from './support/Walker.ts';
import type { WebDriver } from './support/WebDriver.ts';

const fundPassword = '284173';

describeInWebkit('a bank card', (webkit) => {
  let walk: WebDriver;
  let joan: Person;

  beforeAll(async () => {
    joan = await new Person(webkit.url, 'joan@example.com').register();
    await joan.setFundPassword(fundPassword);
    walk = await webkit.start();
  });

  const press = (name: string) => walk.click(`//button[normalize-space()="${name}"]`);
  const says = (text: string) => walk.until(`document.body.innerText.includes(${JSON.stringify(text)})`);

  test('is grouped while it is typed, refused where it is wrong, and deleted with the fund password', async () => {
    await enterAs(walk, webkit.url, joan);
    await walk.open(`${webkit.url}/pages/bankbind/addbank`);
    await walk.until("document.querySelector('form') !== null");
    for (const [name, value] of Object.entries({ ...bankForm, iban: 'de8937040044o532013000' }))
      await walk.type(input(name), value);
    expect(await walk.read<string>(valueOf('bank_account'))).toBe('4000 0000 0000 3000');
    expect(await walk.read<string>(valueOf('iban'))).toBe('DE89 3704 0044 O532 0130 00');
    await says('Group 4 has the letter O. Use the digit 0.');
    await press('Link bank card');
    await walk.until("document.activeElement?.getAttribute('name') === 'iban'");

    // The caret stays beside the sign that is put right.
    await walk.read(`document.querySelector('[name=iban]').setSelectionRange(16, 16)`);
    await walk.type(input('iban'), '\ue003');
    await walk.until(`${valueOf('iban')} === 'DE89 3704 0044 5320 1300 0'`);
    await walk.type(input('iban'), '0');
    await walk.until(`${valueOf('iban')} === 'DE89 3704 0044 0532 0130 00'`);
    await press('Link bank card');
    await says('Your bank card is linked.');

    await walk.open(`${webkit.url}/pages/bankbind/index`);
    await says('DE•• •••• •••• •••• ••30 00');
    await press('Delete card');
    await says('Sample Bank Köln •••• 3000 is removed for good.');
    for (const digit of fundPassword) await press(digit);
    await says('No bank card is linked');
    expect(await joan.call('POST', 'user/cash_info', {})).toEqual({ bank_account: '' });
  });
});
