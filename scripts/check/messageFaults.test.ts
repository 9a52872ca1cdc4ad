import { describe, expect, it } from 'vitest';
import type { LocaleId } from '../../contracts/locales.ts';
import { glossaryFault } from './glossary.ts';
import { messageFaults, placeholdersOf } from './messageFaults.ts';
import { messageWordFaults, wordFaults } from './wordFaults.ts';

const of = (locale: string, english: string, text: string) => messageFaults(locale, english, text, false);

describe('message faults', () => {
  it('find a translation that is still English', () => {
    expect(of('de', 'Order book', 'Order book')).toEqual(['is untranslated']);
    expect(messageFaults('de', 'Spot', 'Spot', true)).toEqual([]);
    for (const text of ['{price} / {coin}', '{at, time, ::HHmmss}', '<b>{n}</b>'])
      expect(of('de', text, text)).toEqual([]);
  });

  it('find a list of exceptions that has gone out of date', () => {
    expect(messageFaults('de', 'Spot', 'Kasse', true)).toEqual(['is listed as same on purpose, and differs']);
  });

  it('find lost, renamed and added placeholders and tags', () => {
    expect(of('ja', 'Bought {coin}', '購入')).toHaveLength(1);
    expect(of('ja', 'Bought {coin}', '{Coin}を購入')).toHaveLength(1);
    expect(of('ja', 'Read the <link>terms</link>', '規約を読む')).toHaveLength(1);
    expect(of('ja', 'Bought {coin}', '{coin}を購入')).toEqual([]);
    expect(placeholdersOf('{n, plural, one {<b>#</b> of {all}} other {#}}')).toEqual(['<b>', '{all}', '{n}']);
  });

  it('find lost and renamed options, and a count that is no longer shown', () => {
    const english = '{kind, select, email {Your email is saved} other {Your phone is saved}}';
    expect(of('de', english, '{kind, select, other {Ihre Nummer ist gespeichert}}')).toEqual([
      'lacks the options of {kind: email other}',
    ]);
    expect(of('de', english, '{kind, select, mail {Mail} other {Nummer}}')).toHaveLength(1);
    const count = '{n, plural, one {# new message} other {# new messages}}';
    expect(of('de', count, '{n, plural, one {neue Nachricht} other {neue Nachrichten}}')).toEqual([
      'does not show the count',
    ]);
    expect(of('ja', count, '{n, plural, other {新着#件}}')).toEqual([]);
  });

  it('find what a wrong encoding or a spreadsheet leaves of a text', () => {
    for (const text of ['f\uFFFDr', 'fÃ¼r', '????', '#NAME?', 'Zeile\nZeile', 'links\u202Erechts', '-'])
      expect(of('de', 'Done', text), text).not.toEqual([]);
    expect(of('ja', 'Save the file', 'Datei jetzt hier speichern')).toEqual(['is in another script']);
    expect(of('ja', 'Save the file', 'TP / SL')).toEqual([]);
  });

  it('find plurals that a language does not use or lacks', () => {
    const english = '{n, plural, one {# order} other {# orders}}';
    expect(of('ja', english, '{n, plural, one {#件} other {#件}}')).toHaveLength(1);
    expect(of('ja', english, '{n, plural, other {#件}}')).toEqual([]);
    expect(of('de', english, '{n, plural, other {# Orders}}')).toHaveLength(1);
    expect(of('es', english, '{n, plural, one {# orden} other {# órdenes}}')).toEqual([]);
  });

  it('find sentences without the full stop that English has, and stops that it has not', () => {
    const english = 'We cannot know whether {it} arrived.';
    expect(of('zh-Hans', english, '无法得知{it}是否已送达')).toEqual(['lacks the full stop']);
    expect(of('zh-Hans', english, '无法得知{it}是否已送达。')).toEqual([]);
    expect(of('th', english, 'ไม่สามารถทราบได้ว่า{it}มาถึงหรือไม่')).toEqual([]);
    expect(of('de', 'Your account has been opened', 'Ihr Konto ist eröffnet.')).toHaveLength(1);
    expect(of('de', 'Max. buy', 'Max. Kauf')).toEqual([]);
    expect(of('es', 'Max {n}', 'Máx. {n}')).toEqual([]);
  });

  it('find empty and malformed texts and exclamation marks', () => {
    expect(of('de', 'Done', ' ')).toEqual(['is empty']);
    expect(of('de', 'Done {x}', 'Fertig {x')[0]).toMatch(/cannot be parsed/);
    expect(of('zh-Hans', 'Done', '完成！')).toEqual(['has an exclamation mark']);
  });
});

describe('listed words', () => {
  const found = (locale: LocaleId, text: string) => wordFaults(locale, text).length > 0;

  it('are found as whole words where words have spaces, and anywhere else', () => {
    for (const [locale, text] of [
      ['en', 'Guaranteed returns'],
      ['en', 'a Risk-free start'],
      ['de', 'Das ist sicher.'],
      ['ja', '元本保証'],
      ['ko', '원금 보장'],
      ['es', 'Es seguro'],
      ['th', 'รับประกันกำไร'],
      ['zh-Hans', '保本理财'],
      ['zh-Hant', '穩賺不賠'],
    ] as const)
      expect(wordFaults(locale, text), text).toHaveLength(1);
    for (const [locale, text] of [
      ['en', 'between windows'],
      ['de', 'Sicherheit'],
      ['es', 'una contraseña segura'],
      ['zh-Hans', '保证金'],
      ['th', 'ฝากเหรียญ'],
    ] as const)
      expect(wordFaults(locale, text), text).toEqual([]);
  });

  it('are not found in a longer term that may contain them', () => {
    expect(found('ja', '預金保険制度の対象にもなりません')).toBe(false);
    expect(found('ja', '預金のように')).toBe(true);
    expect(found('zh-Hant', '不受存款保險制度保護')).toBe(false);
  });

  it('are found in each option of a message', () => {
    expect(messageWordFaults('en', '{n, plural, one {# bet} other {# orders}}')).toHaveLength(1);
    expect(messageWordFaults('en', '{bets} of {n, plural, one {#} other {#}}')).toEqual([]);
  });

  it('come with the spacing of the language', () => {
    expect(found('ja', '最大 {amount}まで')).toBe(true);
    expect(found('ja', '最大{amount}まで、USDTで')).toBe(false);
    expect(found('zh-Hans', '最多{amount}')).toBe(true);
    expect(found('zh-Hans', '24小时')).toBe(true);
    expect(found('zh-Hans', '最多 {amount}，{time}内到账')).toBe(false);
  });
});

describe('glossary terms', () => {
  it('are held where a message is the term itself', () => {
    expect(glossaryFault('de', 'x', 'Order book', 'Auftragsbuch')).toMatch(/Orderbuch/);
    expect(glossaryFault('de', 'x', 'Order book', 'Orderbuch')).toBeUndefined();
    expect(glossaryFault('de', 'x', 'Some order book', 'Irgendein Auftragsbuch')).toBeUndefined();
  });
});
