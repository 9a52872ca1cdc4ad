// Every built screen, for a user with an account and an order: from src/app/screens.ts and src/domains, completed by
// tests/domains.
import { pages } from '../../src/app/paths.ts';
import { screens as loaded } from '../../src/app/screens.ts';
import type { ScreenName } from '../../src/components/shell/screenName.ts';
import { fixtureOf } from '../../tests/domains/fixtures.ts';
import type { ScreenFixture, Walk } from '../../tests/domains/ScreenFixtures.ts';

export interface Screen extends Omit<Walk, 'query'> {
  name: string;
  path: string;
  ready: string;
}

export const pairRow = fixtureOf('Home').ready!;

/** Home is part of the app's main chunk. */
const names = ['Home', ...Object.keys(loaded)] as ScreenName[];

const waysTo = ({ more = [], ...fixture }: ScreenFixture): readonly Walk[] => [fixture, ...more];

export const screens: readonly Screen[] = names.flatMap((name) =>
  waysTo(fixtureOf(name)).map((way) => {
    const path = name === 'Home' ? '/' : pages[name].path;
    return {
      ...way,
      name: way.name ?? name,
      path: way.query === undefined ? path : `${path}?${way.query}`,
      ready: way.ready ?? 'button[type=submit]',
      isMember: way.isMember ?? pages[name].isPublic !== true,
    };
  }),
);

/** @throws Error for a name that no screen has */
export function screenOf(name: string): Screen {
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`${name} is no screen`);
  return screen;
}
