// docs/recompute.md promises that its figures can be computed without the server; this test computes them as
// documented.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { sections, terms, workedOut } from '../../testing/recomputedFigures.ts';

it('has a position, a request to close, a liquidation of either kind, an option, and an allotment', () => {
  expect([...sections.keys()]).toEqual([
    'A position',
    'A request to close without a price',
    'An isolated liquidation',
    'A cross liquidation',
    'A timed option',
    'An allotment',
  ]);
});

it.each([...sections])('%s: the formulas make the figures', (_, { figures }) => {
  expect(figures.size).toBeGreaterThan(5);
  for (const [name, figure] of figures) expect(workedOut(figure), name).toBe(figure.is);
});

it.each([...sections])('%s: the code makes the figures', (_, { figures, code }) => {
  const input = terms + code;
  const said = execFileSync(process.execPath, ['--input-type=module-typescript', '-'], {
    input,
    encoding: 'utf8',
  });
  const made = Object.entries(JSON.parse(said) as Record<string, string>);
  expect(made.length).toBeGreaterThan(3);
  for (const [name, figure] of made) expect(figure, name).toBe(figures.get(name)?.is);
});
