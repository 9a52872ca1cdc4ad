// States of a built Storybook, and the part of them that a run draws.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { modesTag, type Mode } from './modes.ts';

export interface State {
  id: string;
  /** Folders and name of the component, as screens/home/Home. */
  title: string;
  name: string;
  /** File of the story, from the root. */
  path: string;
  tags: readonly string[];
}

type Entry = Omit<State, 'path'> & { type: string; importPath: string };

/** The final state of an interaction is arbitrary; planted faults prove checks. */
const isNoState = new Set(['interaction', 'planted']);

/** The stories of a built Storybook that are states, by id. */
export function statesOf(storybook: string): Map<string, State> {
  const index = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8')) as {
    entries: Record<string, Partial<Entry> & Pick<Entry, 'id' | 'type'>>;
  };
  const states = Object.values(index.entries).filter(
    ({ type, tags = [] }) => type === 'story' && !tags.some((tag) => isNoState.has(tag)),
  );
  return new Map(
    states.map(({ id, title = id, name = id, importPath = '', tags = [] }) => [
      id,
      { id, title, name, path: importPath.replace(/^\.\//, ''), tags },
    ]),
  );
}

/** Whether a state belongs to a part: a folder or component of stories, as ui/actions/Button, or a word of its id. */
export function isOf({ id, title, path }: State, part: string): boolean {
  const place = part
    .replace(/^(?:\.\/)?stories\//, '')
    .replace(/\/$/, '')
    .toLowerCase();
  if (!place.includes('/')) return id.includes(place);
  const own = [path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, ''), title];
  return own.some((each) => `${each}/`.toLowerCase().startsWith(`${place}/`));
}

export interface Selection {
  /** None: all states. */
  parts: readonly string[];
  /** Size of a random sample. */
  sample?: number;
  seed: string;
  /** Story files that a change affects; undefined for all. */
  files?: ReadonlySet<string>;
}

/** States in order of their ids. */
export function selectStates(states: Iterable<State>, selection: Selection): State[] {
  const { parts, sample, seed, files } = selection;
  const lotOf = ({ id }: State) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const selected = [...states].filter(
    (state) =>
      (parts.length === 0 || parts.some((part) => isOf(state, part))) && (files?.has(state.path) ?? true),
  );
  const sampled =
    sample === undefined
      ? selected
      : selected.toSorted((one, other) => lotOf(one).localeCompare(lotOf(other))).slice(0, sample);
  return sampled.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Modes of a state.
 * @param isEach whether the further modes apply to every state
 */
export function modesOfState({ tags }: State, modes: readonly Mode[], isEach: boolean): Mode[] {
  return modes.filter(({ isForAll, globals }) => {
    if (isForAll || tags.includes(modesTag)) return true;
    // A play function presses what is written in English.
    return isEach && !(globals['locale'] !== undefined && tags.includes('play-fn'));
  });
}
