import { describe, expect, it } from 'vitest';
import { messagesIn } from './extractMessages.ts';

const of = (code: string) => messagesIn('a.tsx', code);

describe('extraction of messages', () => {
  it('reads elements and descriptors', () => {
    expect(
      of('const a = <FormattedMessage id="a.b" defaultMessage="Hello {name}" values={{ name }} />;'),
    ).toEqual([['a.b', 'Hello {name}']]);
    expect(of("const text: string = intl.formatMessage({ id: 'a.c', defaultMessage: 'Log in' });")).toEqual([
      ['a.c', 'Log in'],
    ]);
    expect(of("defineMessages({ x: { id: 'a.d', defaultMessage: `Two\n  lines` } });")).toEqual([
      ['a.d', 'Two lines'],
    ]);
    expect(of(`const a = <FormattedMessage id="a.e" defaultMessage={'It\\'s <b>x</b>'} />;`)).toEqual([
      ['a.e', "It's <b>x</b>"],
    ]);
  });

  it('leaves out what has no fixed id or text', () => {
    expect(of('f({ id, defaultMessage: text }); f({ id: "a" }); <p id="a" />;')).toEqual([]);
  });

  it('names a file that cannot be parsed', () => {
    expect(() => of('const = ;')).toThrow(/a\.tsx/);
  });
});
