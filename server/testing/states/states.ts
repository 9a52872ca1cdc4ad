// Puts the server into the provider states of a pact: contracts/states defines their meaning, and each domain
// implements its own in fixtures/states.ts.
import { globSync } from 'node:fs';
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { together } from '../fixtures.ts';
import type { ProviderState, ServerStates, StateParameters } from './stateOf.ts';

const domains = new URL('../../domains/', import.meta.url);
const found = await Promise.all(
  globSync('*/fixtures/states.ts', { cwd: domains }).map(async (file): Promise<[string, ServerStates]> => [
    file,
    ((await import(/* @vite-ignore */ new URL(file, domains).href)) as { states: ServerStates }).states,
  ]),
);

/** By their names in contracts/states. */
export const states = together<ProviderState>(Object.fromEntries(found));

/** @throws Error for an unknown state */
export async function putInto(
  context: Context,
  name: string,
  parameters: StateParameters = {},
): Promise<StateValues> {
  const state = states[name];
  if (!state) throw new Error(`The server has no state '${name}'`);
  return state(context, parameters);
}
