import { describe, expect, it } from 'vitest';
import { forbiddenWord } from './forbiddenWords.ts';
import { glossaryFault } from './glossary.ts';
import { messageFaults, placeholdersOf } from './messageFaults.ts';

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
    expect(of('ja', 'Buy {coin}', '購入')).toHaveLength(1);
    expect(of('ja', 'Buy {coin}', '{Coin}を購入')).toHaveLength(1);
    expect(of('ja', 'Read the <link>terms</link>', '規約を読む')).toHaveLength(1);
    expect(of('ja', 'Buy {coin}', '{coin}を購入')).toEqual([]);
    expect(placeholdersOf('{n, plural, one {<b>#</b> of {all}} other {#}}')).toEqual(['<b>', '{all}', '{n}']);
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

describe('forbidden words', () => {
  it('are found as whole terms in every language', () => {
    expect(forbiddenWord('en', 'Guaranteed returns')).toBe('Guaranteed');
    expect(forbiddenWord('en', 'a Risk-free start')).toBe('Risk-free');
    expect(forbiddenWord('de', 'Das ist sicher.')).toBe('sicher');
    expect(forbiddenWord('ja', '元本保証')).toBe('保証');
    expect(forbiddenWord('ko', '원금 보장')).toBe('보장');
    expect(forbiddenWord('es', 'Es seguro')).toBe('seguro');
    expect(forbiddenWord('th', 'รับประกันกำไร')).toBe('รับประกัน');
    expect(forbiddenWord('zh-Hans', '保本理财')).toBe('保本');
    expect(forbiddenWord('zh-Hant', '穩賺不賠')).toBe('穩賺');
  });

  it('are not found in the name of the scheme that protects bank deposits', () => {
    expect(forbiddenWord('ja', '預金保険制度の対象にもなりません')).toBeUndefined();
    expect(forbiddenWord('ja', '預金のように')).toBe('預金');
    expect(forbiddenWord('zh-Hant', '不受存款保險制度保護')).toBeUndefined();
    expect(forbiddenWord('ko', '예금자보호제도')).toBeUndefined();
    expect(forbiddenWord('th', 'ระบบคุ้มครองเงินฝาก')).toBeUndefined();
  });

  it('are not found inside longer words', () => {
    expect(forbiddenWord('en', 'between windows')).toBeUndefined();
    expect(forbiddenWord('de', 'Sicherheit')).toBeUndefined();
    expect(forbiddenWord('es', 'una contraseña segura')).toBeUndefined();
    expect(forbiddenWord('zh-Hans', '保证金')).toBeUndefined();
    expect(forbiddenWord('th', 'ฝากเงิน')).toBeUndefined();
  });
});

describe('glossary terms', () => {
  it('are held where a message is the term itself', () => {
    expect(glossaryFault('de', 'x', 'Order book', 'Auftragsbuch')).toMatch(/Orderbuch/);
    expect(glossaryFault('de', 'x', 'Order book', 'Orderbuch')).toBeUndefined();
    expect(glossaryFault('de', 'x', 'Some order book', 'Irgendein Auftragsbuch')).toBeUndefined();
  });
});
