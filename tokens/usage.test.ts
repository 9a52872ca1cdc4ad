import { expect, test } from 'vitest';
import light from './themes/light.tokens.json' with { type: 'json' };
import usage from './usage.json' with { type: 'json' };

test('every colour role has a sentence on its use, and no sentence is of a role that is gone', () => {
  const { $type: _, ...groups } = light.semantic;
  const roles = Object.entries(groups).flatMap(([group, values]) =>
    Object.keys(values).map((role) => `${group}.${role}`),
  );
  expect(Object.keys(usage).toSorted()).toEqual(roles.toSorted());
  expect(Object.values(usage).filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
});
