// Which screens break with a call or a message. Listed calls stand in contracts/spec/screen-calls.tsv, all others in
// tests/domains.
import { readFileSync } from 'node:fs';
import { fixtures } from '../tests/domains/fixtures.ts';
import { builtScreens } from './spec/scope.ts';

/** Extensions of the compatible calls, and feed messages, by the screen that shows them. */
const further = Object.entries(fixtures).flatMap(([screen, { breaksWith = [] }]) =>
  breaksWith.map((call) => ({ screen, call })),
);

function readRows(): (readonly [screen: string, call: string])[] {
  const text = readFileSync(new URL('spec/screen-calls.tsv', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]);
}

const rows = readRows();
const listedCalls = new Set(rows.map(([, call]) => call));

/** Whether the affected screens are defined for this call or event. */
export function isPlaced(callOrEvent: string): boolean {
  return listedCalls.has(callOrEvent) || further.some(({ call }) => call === callOrEvent);
}

/** The built screens that use it. Messages that share the name of a call are looked up as `feed`. */
export function screensOf(callOrEvent: string, kind: 'call' | 'feed' = 'call'): string[] {
  const listed =
    kind === 'call' ? rows.flatMap(([screen, call]) => (call === callOrEvent ? [screen] : [])) : [];
  const own = further.filter(({ call }) => call === callOrEvent).map(({ screen }) => screen);
  const using = listed.length === 0 ? own : listed;
  return builtScreens.filter((screen) => using.includes(screen));
}

/** The calls of a built screen, or undefined for an unknown screen. */
export function callsOf(screen: string): string[] | undefined {
  if (!builtScreens.includes(screen)) return undefined;
  const more = further.filter((each) => each.screen === screen).map(({ call }) => call);
  return [...rows.flatMap(([each, call]) => (each === screen ? [call] : [])), ...more];
}
