import { describe, expect, it } from 'vitest';
import { changedSince, isModule, journeysReached, relevant, walkedBy } from './changed.ts';

const journeys = {
  'e2e/records.test.ts': '// What is told of balances.\n// Walks: wallet, spot.\n',
  'e2e/screens/session.test.ts': '// Walks: session.\n',
};

describe('a change', () => {
  it('of a screen reaches the journeys that walk its domain', () => {
    expect(journeysReached(['src/screens/wallet/AssetsView.tsx'], journeys)).toEqual(['e2e/records.test.ts']);
  });

  it.each([
    'src/ui/Button.tsx',
    'src/app/core.ts',
    'server/app.ts',
    'package-lock.json',
    'e2e/support/walk.ts',
  ])('of %s reaches every journey', (path) => {
    expect(journeysReached(['src/screens/wallet/AssetsView.tsx', path], journeys)).toEqual(
      Object.keys(journeys),
    );
  });

  it('of stories and tests alone reaches no journey but the one that it touches', () => {
    const changed = ['stories/ui/Button.stories.tsx', 'src/app/core.test.ts', 'e2e/records.test.ts'];
    expect(journeysReached(changed, journeys)).toEqual(['e2e/records.test.ts']);
  });

  it('of a text that nothing reads concerns no stage, one that the server sends does', () => {
    const changed = ['README.md', 'docs/stories.md', 'server/content/agreements/user-agreement/1/en.md'];
    expect(relevant(changed, ['README.md', 'docs', 'server'])).toEqual([changed[2]]);
  });
});

it.each([
  ['server/app.ts', true],
  ['contracts/openapi.yaml', false],
  ['tokens/primitives.tokens.json', false],
  ['vite.config.ts', false],
])('%s is found by imports alone: %s', (path, isFound) => {
  expect(isModule(path)).toBe(isFound);
});

it('a journey says which domains it walks', () => {
  expect(walkedBy(journeys['e2e/records.test.ts'])).toEqual(['wallet', 'spot']);
  expect(walkedBy('import { expect } from "vitest";')).toEqual([]);
});

it('a commit that git does not know ends with a sentence', () => {
  expect(() => changedSince('no-such-commit')).toThrow('There is no commit no-such-commit');
});
