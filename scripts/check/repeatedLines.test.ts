import { expect, test } from 'vitest';
import { repeatedLines } from './repeatedLines.ts';

const six = ['a();', 'b();', 'c();', 'd();', 'e();', 'f();'];

test('six equal lines in two screens are a fault, whatever their indentation', () => {
  const files = {
    'One.tsx': ['x();', ...six].join('\n'),
    'Two.tsx': six.map((line) => `  ${line}`).join('\n'),
  };
  expect(repeatedLines(files)).toEqual(['Two.tsx:1 repeats One.tsx:2']);
});

test('five equal lines, imports and comments between them, and repeats within a screen are none', () => {
  const five = six.slice(1);
  expect(repeatedLines({ 'One.tsx': five.join('\n'), 'Two.tsx': five.join('\n') })).toEqual([]);
  const imports = six.map((_, index) => `import { x } from './${index}.ts';`);
  expect(repeatedLines({ 'One.tsx': imports.join('\n'), 'Two.tsx': imports.join('\n') })).toEqual([]);
  expect(repeatedLines({ 'One.tsx': [...six, ...six].join('\n') })).toEqual([]);
});
