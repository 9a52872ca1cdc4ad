import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileDefaultMessages } from './compileDefaultMessages.ts';

const compile = (code: string) => compileDefaultMessages(code, parseAst(code));

describe('compiling of default messages', () => {
  it('parses the text of every descriptor that has an id', () => {
    expect(
      compile(
        'f({ id: "a.b", defaultMessage: "Hello, {name}" }, { name }); g({ id: "c", defaultMessage: `Bye` });',
      ),
    ).toBe(
      'f({ id: "a.b", defaultMessage: [{"type":0,"value":"Hello, "},{"type":1,"value":"name"}] }, { name }); ' +
        'g({ id: "c", defaultMessage: [{"type":0,"value":"Bye"}] });',
    );
  });

  it('reads a text over several lines as one line', () => {
    expect(compile('f({ id: "a",\n defaultMessage: `one\n   two` });')).toContain('"value":"one two"');
  });

  it('keeps a text that has no id, and a text that is put together', () => {
    for (const code of ['f({ defaultMessage: "Hello" });', 'f({ id: "a", defaultMessage: text });'])
      expect(compile(code)).toBe(code);
  });

  it('refuses a text that is no message', () => {
    expect(() => compile('f({ id: "a", defaultMessage: "Hello {" });')).toThrow();
  });
});
