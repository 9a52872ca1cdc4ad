import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { AmountField } from './AmountField.tsx';

function Form({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string): void => {
    setValue(next);
    onValue(next);
  };
  return <AmountField label="Amount" decimals={8} name="amount" value={value} onChange={change} />;
}

function open() {
  const values: string[] = [];
  const inLanguage = (locale: string) => (
    <IntlProvider locale={locale} messages={{}} onError={() => undefined}>
      <Form onValue={(value) => values.push(value)} />
    </IntlProvider>
  );
  const { rerender } = render(inLanguage('en'));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  return {
    values,
    text: () => field.value,
    speak: (locale: string) => rerender(inLanguage(locale)),
    /** Types like a browser, with the caret at the end. */
    type(text: string): void {
      fireEvent.input(field, {
        target: { value: text, selectionStart: text.length, selectionEnd: text.length },
      });
    },
    undo: () => fireEvent.keyDown(field, { key: 'z', ctrlKey: true }),
  };
}

describe('an amount whose page changes its language', () => {
  it.each([
    ['en', '1,234.5', 'de', '1.234,5', '1.234,56'],
    ['de', '1.234,5', 'en', '1,234.5', '1,234.56'],
    ['en', '1,234.5', 'es', '1.234,5', '1.234,56'],
  ])('in %s reads %s, in %s %s, and goes on as %s', (from, shown, to, anew, further) => {
    const field = open();
    field.speak(from);
    field.type(from === 'en' ? '1234.5' : '1234,5');
    expect(field.text()).toBe(shown);
    field.speak(to);
    expect(field.text()).toBe(anew);
    expect(field.values.at(-1)).toBe('1234.5');
    field.type(`${field.text()}6`);
    expect(field.text()).toBe(further);
    expect(field.values.at(-1)).toBe('1234.56');
  });

  it('takes nothing back into the marks of another language', () => {
    const field = open();
    field.type('1234.5');
    field.type('1,234.56');
    field.speak('de');
    field.undo();
    field.type(`${field.text()}7`);
    expect(field.text()).toBe('1.234,567');
    expect(field.values.at(-1)).toBe('1234.567');
  });

  it('does not change what the form holds', () => {
    const field = open();
    field.type('1234.5');
    const count = field.values.length;
    for (const locale of ['de', 'th', 'es', 'ja', 'en']) field.speak(locale);
    expect(field.values).toHaveLength(count);
  });
});
