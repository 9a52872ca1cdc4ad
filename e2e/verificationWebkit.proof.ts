// Who somebody is in WebKit, the engine of the browsers on iOS: refused once at each level, passed after.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInWebkit } from './support/describeInWebkit.ts';
import { Person } from './support/Person.ts';
import { enterAs } from './support/Walker.ts';
import type { WebDriver } from './support/WebDriver.ts';

const file = (name: string) => fileURLToPath(new URL(`support/pictures/${name}`, import.meta.url));
/** End, and backspace for each letter. */
const instead = (former: string) => `\uE010${'\uE003'.repeat(former.length)}`;

describeInWebkit('a newcomer', (webkit) => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-papers-'));
  const refusedFront = join(folder, 'front Reject.jpg');
  let walk: WebDriver;
  let person: Person;

  beforeAll(async () => {
    copyFileSync(file('front.jpg'), refusedFront);
    person = await new Person(webkit.url, 'nora@example.com').register();
    walk = await webkit.start();
    await enterAs(walk, webkit.url, person);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const says = (text: string) => walk.until(`document.body.innerText.includes(${JSON.stringify(text)})`);
  const field = (label: string) =>
    `//*[(self::input or self::textarea) and @id=//label[contains(normalize-space(), "${label}")]/@for]`;
  const press = (name: string) => walk.click(`//button[contains(normalize-space(), "${name}")]`);
  /** Until it has arrived: its line has the size then. */
  async function send(name: string, path: string): Promise<void> {
    await walk.type(`//input[@name="${name}"]`, path);
    await walk.until(`/${basename(path)} · \\d+ kB/.test(document.body.innerText)`);
  }

  test('is refused for a name that ends in Reject, corrects the name alone, and is verified by push', async () => {
    await walk.open(`${webkit.url}/pages/verification/basic`);
    await walk.click(
      '//button[@aria-haspopup="dialog" and contains(@aria-labelledby, //*[normalize-space()="Country of issue"]/@id)]',
    );
    await walk.click('//dialog//button[contains(., "Germany")]');
    await walk.type(field('Full name'), 'Nora Reject');
    await walk.type(field('ID or passport number'), 'L01X00T47');
    await walk.type(field('Contact address'), 'Lindenallee 14, 50968 Köln');
    await press('Submit for review');
    await says('Under review');
    await walk.read('Object.assign(window, { isFirstPage: true }) && true');
    await says('The name differs from the one on the ID');
    await walk.type(field('Full name'), `${instead('Nora Reject')}Nora Hartmann`);
    await press('Send again');
    await says('Verified on');
    expect(await walk.read<boolean>("'isFirstPage' in window")).toBe(true);
    const profile = await person.call<Record<string, unknown>>('GET', 'user/center');
    expect(profile).toMatchObject({ name: 'Nora Hartmann', card_id: 'L0******47', review_status: 2 });
  });

  test('adds three real pictures, is refused two, sends those alone again, and is verified', async () => {
    await walk.open(`${webkit.url}/pages/verification/advanced`);
    await send('front_pic', refusedFront);
    await send('reverse_pic', file('back.png'));
    await send('hand_pic', file('holding.webp'));
    await press('Submit for review');
    await says('Your whole face and the ID must be in the picture');
    expect(await walk.read<number>("document.querySelectorAll('input[type=file]').length")).toBe(2);
    await send('front_pic', file('front.jpg'));
    await send('hand_pic', file('holding.webp'));
    await press('Send again');
    await walk.until('/advanced verification is complete/i.test(document.body.innerText)');
    expect((await person.call<{ review_status: number }>('GET', 'user/center2')).review_status).toBe(2);
  });
});
