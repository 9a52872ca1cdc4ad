import { expect, it } from 'vitest';
import { pages } from './rows.ts';
import { builtScreens, domainsAhead } from './scope.ts';

it('a domain whose screens come later has none yet', () => {
  const built = pages().filter(({ screen, domain }) => domainsAhead.includes(domain) && builtScreens.includes(screen));
  expect(built.map(({ domain, screen }) => `${domain}: ${screen}`)).toEqual([]);
});
