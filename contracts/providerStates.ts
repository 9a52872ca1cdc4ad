// What an interaction may assume of a back end before its call: the names, what each means, what a pact says of it and
// what the back end may answer. Each domain has its own in states/<domain>.ts; contracts/README.md has all as a table for
// whoever serves them.
import { globSync } from 'node:fs';

export interface StateMeaning {
  /** What is so. */
  means: string;
  /** What an interaction may say of it, with what holds where it says nothing. */
  parameters?: Readonly<Record<string, string>>;
  /** What the back end may answer; the calls of the interaction then bear these values in place of the pact's own. */
  answers?: Readonly<Record<string, string>>;
}

interface Module {
  states: Readonly<Record<string, StateMeaning>>;
}

const folder = new URL('./states/', import.meta.url);
const modules = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .sort()
    .map((file) => import(/* @vite-ignore */ new URL(file, folder).href) as Promise<Module>),
);

export const providerStates: Readonly<Record<string, StateMeaning>> = Object.assign(
  {},
  ...modules.map(({ states }) => states),
);

/** What the states of an interaction have answered. */
export type StateValues = Partial<Record<string, string | number>>;
