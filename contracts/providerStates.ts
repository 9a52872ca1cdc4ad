// Provider states that an interaction may assume: names, meanings, parameters of the pact and values that the back end
// may answer. Each domain defines its own in states/<domain>.ts; contracts/README.md lists all of them in a table for
// implementers.
import { globSync } from 'node:fs';

export interface StateMeaning {
  /** Meaning of the state. */
  means: string;
  /** Parameters that an interaction may set, with their defaults. */
  parameters?: Readonly<Record<string, string>>;
  /** Values that the back end may answer; the calls of the interaction then use them in place of the pact's values. */
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

/** Values that the states of an interaction returned. */
export type StateValues = Partial<Record<string, string | number>>;
