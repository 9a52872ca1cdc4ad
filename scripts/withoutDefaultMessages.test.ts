import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutDefaultMessages } from './withoutDefaultMessages.ts';

const strip = (code: string) => withoutDefaultMessages(code, parseAst(code));

describe('stripping of default messages', () => {
  it('drops the text of a descriptor that has an id, and keeps all positions', () => {
    const code = 'f({ id: "a.b", defaultMessage: "Hello, {name}", description: "x" }, { name });';
    const stripped = strip(code);
    expect(stripped).not.toContain('Hello');
    expect(stripped).toHaveLength(code.length);
    expect(stripped.indexOf('description')).toBe(code.indexOf('description'));
    expect(() => parseAst(stripped)).not.toThrow();
  });

  it('drops a text at the end and a text over several lines', () => {
    const stripped = strip('f({ id: "a",\n defaultMessage: `one\n two` });');
    expect(stripped).not.toContain('two');
    expect(stripped.split('\n')).toHaveLength(3);
    expect(() => parseAst(stripped)).not.toThrow();
  });

  it('keeps a text that has no id, and a text that is put together', () => {
    for (const code of ['f({ defaultMessage: "Hello" });', 'f({ id: "a", defaultMessage: text });'])
      expect(strip(code)).toBe(code);
  });
});
