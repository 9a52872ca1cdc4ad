import { expect, it } from 'vitest';
import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { readArticles } from '../../server/domains/help/readArticles.ts';
import { defaultRetention } from '../../server/personal/Leaving.ts';
import { basicFields, type BasicField } from '../../src/screens/verification/basic/basicSchema.ts';

/** How an article names the fields of the basic verification, and what it must not claim to ask for. */
const verificationWords: Record<LocaleId, Record<BasicField, string> & { notAsked: RegExp }> = {
  en: { country: 'country', name: 'name', card_id: 'ID number', address: 'address', notAsked: /birth/i },
  de: { country: 'Land', name: 'Name', card_id: 'Ausweisnummer', address: 'Adresse', notAsked: /geburt/i },
  es: {
    country: 'país',
    name: 'nombre',
    card_id: 'número de documento',
    address: 'dirección',
    notAsked: /nacimiento/i,
  },
  ja: { country: '国', name: '氏名', card_id: '身分証番号', address: '住所', notAsked: /生年月日/ },
  ko: { country: '국가', name: '이름', card_id: '신분증 번호', address: '주소', notAsked: /생년월일/ },
  th: { country: 'ประเทศ', name: 'ชื่อ', card_id: 'หมายเลขบัตร', address: 'ที่อยู่', notAsked: /วันเกิด/ },
  'zh-Hans': {
    country: '国家/地区',
    name: '姓名',
    card_id: '证件号码',
    address: '地址',
    notAsked: /出生|生日/,
  },
  'zh-Hant': {
    country: '國家/地區',
    name: '姓名',
    card_id: '證件號碼',
    address: '地址',
    notAsked: /出生|生日/,
  },
};

it.each(localeIds)(
  'the article on verification names the fields of its form, and no other, in %s',
  (locale) => {
    const {
      title,
      summary = '',
      content,
    } = readArticles(defaultRetention).find(1904, Date.UTC(2027, 5, 1))!.texts[locale];
    const { notAsked, ...words } = verificationWords[locale];
    expect(Object.keys(words)).toEqual(basicFields);
    for (const word of Object.values(words)) expect(content).toContain(word);
    expect(`${title} ${summary} ${content}`).not.toMatch(notAsked);
  },
);
