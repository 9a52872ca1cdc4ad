import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Signs } from './signsOf.ts';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

function Form({ Part, signs }: { Part: typeof TextField | typeof TextArea; signs?: Signs }) {
  const [value, setValue] = useState('');
  return <Part label="Number" name="number" value={value} onChange={setValue} signs={signs} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string, isComposing = false) =>
  fireEvent.input(field(), { target: { value }, isComposing });

it.each([
  ['a line', TextField],
  ['several lines', TextArea],
])('%s of plain signs takes wide digits and letters as plain ones', (_, Part) => {
  render(<Form Part={Part} signs="plain" />);
  type('１２３-ＡＢ');
  expect(field().value).toBe('123-AB');
});

it('leaves what a keyboard is putting together alone until it has done so', () => {
  render(<Form Part={TextField} signs="plain" />);
  type('１２', true);
  expect(field().value).toBe('１２');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('12');
});

it('any other text stays as it is typed', () => {
  render(<Form Part={TextField} />);
  type('千代田区１番');
  expect(field().value).toBe('千代田区１番');
});
