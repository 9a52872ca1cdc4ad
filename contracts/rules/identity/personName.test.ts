import { expect, it } from 'vitest';
import { isSameName } from './personName.ts';

it.each([
  ['Lena Marie Hartmann', 'HARTMANN LENA MARIE'],
  ['Lena Marie Hartmann', 'Hartmann, Lena-Marie'],
  ['Lena  Marie\u00a0Hartmann ', 'lena marie hartmann'],
  ['Jürgen Groß', 'JUERGEN GROSS'],
  ['Jürgen Groß', 'Jurgen Gross'],
  ['José Núñez', 'JOSE NUNEZ'],
  ['Zoe\u0308 O’Brien', 'ZOË OBRIEN'],
  ["Seán O'Brien", 'SEAN O BRIEN'],
  ['Søren Ærø', 'SOEREN AEROE'],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['İbrahim Işık', 'IBRAHIM ISIK'],
  ['Vincent van der Berg', 'VANDERBERG VINCENT', false],
  ['山田 太郎', '山田太郎'],
  ['김 민준', '민준 김'],
  ['ｙａｍａｄａ　ｔａｒｏ', 'Taro Yamada'],
  ['Алексей Ёлкин', 'ёлкин алексей'],
  ['Lena Hartmann', 'Lena Marie Hartmann', false],
  ['Lena Hartmann', 'Lena Hartman', false],
  // Combining marks of other scripts count as letters.
  ['กิ่ง ใจดี', 'กุ้ง ใจดี', false],
  ['がく', 'かく', false],
  ['', '', false],
  ['...', '---', false],
])('%j and %j are one name: %s', (one, other, isOne = true) => {
  expect(isSameName(one, other)).toBe(isOne);
  expect(isSameName(other, one)).toBe(isOne);
});
