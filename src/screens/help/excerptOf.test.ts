import { expect, it } from 'vitest';
import { searchKey } from '../../ui/choices/searchKey.ts';
import { excerptOf } from './excerptOf.ts';

const filler = 'Nothing of it is said in these words which fill the line. ';

it('is the sentence that has most of what was found', () => {
  const body = 'A fee is charged.\nEach coin has one. A coin has a fee! What else?';
  expect(excerptOf(body, ['coin', 'fee'], 'en')).toBe('A coin has a fee!');
});

it('is cut at words around what was found where the sentence is long', () => {
  const long = filler.replaceAll('.', ',').repeat(4);
  expect(excerptOf(`${long}then the fee is due, ${long}`, ['fee'], 'en')).toBe(
    '… which fill the line, then the fee is due, Nothing of it is said in these words which fill …',
  );
});

it.each([
  ['ja', '手数料', '取引の内容により変わりますので、', '必ず手数料をご確認のうえ、'],
  ['th', 'ค่าธรรมเนียม', 'รายการนี้แสดงอยู่ในหน้าประวัติและ', 'มีค่าธรรมเนียมที่คุณยืนยัน'],
  ['ko', '수수료', '주문 내역에 따라 달라질 수 있으므로 ', '반드시 수수료를 확인하고 '],
])('is short and has what was found in %s', (locale, mark, around, said) => {
  const text = excerptOf(around.repeat(8) + said + around.repeat(8), [searchKey(mark)], locale);
  expect(text).toContain(mark);
  expect(text).toMatch(/^… .+ …$/);
  // Thai marks are drawn above their letters and take no column.
  expect(text.replaceAll(/\p{M}/gu, '').length).toBeLessThan(100);
});
