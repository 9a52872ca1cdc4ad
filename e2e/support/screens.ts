// Every built screen, for a user with an account and an order: from src/app/screens.ts and src/domains, completed by
// tests/domains.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../src/app/paths.ts';
import { screens as loaded } from '../../src/app/screens.ts';
import type { ScreenName } from '../../src/components/shell/screenName.ts';
import { fixtureOf } from '../../tests/domains/fixtures.ts';
import type { ScreenFixture, Walk } from '../../tests/domains/ScreenFixtures.ts';

export interface Screen extends Omit<Walk, 'query'> {
  /** The noun of its folder under src/screens. */
  domain: string;
  name: string;
  path: string;
  ready: string;
}

export const pairRow = fixtureOf('Home').ready!;

const folder = join(import.meta.dirname, '../../src/screens');
const domains = new Map(
  globSync('*/*.tsx', { cwd: folder }).map((file): [string, string] => {
    const [domain = '', name = ''] = file.split(/[/\\]/);
    return [name.replace('.tsx', ''), domain];
  }),
);

/** Home comes with the app. */
const names = ['Home', ...Object.keys(loaded)] as ScreenName[];

const waysTo = ({ more = [], ...fixture }: ScreenFixture): readonly Walk[] => [fixture, ...more];

export const screens: readonly Screen[] = names.flatMap((name) =>
  waysTo(fixtureOf(name)).map((way) => {
    const path = name === 'Home' ? '/' : pages[name].path;
    return {
      ...way,
      domain: domains.get(name)!,
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
