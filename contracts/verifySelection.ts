// Selects the interactions of a verification.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsOf, readOpenapi, type Operation } from './readOpenapi.ts';
import { builtScreens } from './spec/scope.ts';
import { callsOf } from './verifyScreens.ts';

/** The properties of an interaction that a verification uses. */
export interface Interaction {
  /** Begins with the operationId, or the feed event. */
  description: string;
  providerStates?: { name: string; params?: Record<string, string> }[];
  request?: { method: string; path: string };
}

export interface Pact {
  consumer: { name: string };
  interactions: Interaction[];
}

export interface Selection {
  /** Pact files of the selected interactions; empty if none are selected. */
  callFiles: string[];
  feedFiles: string[];
  /** By consumer and description. */
  interactions: Map<string, Interaction>;
  /** Deletes the files. */
  remove: () => void;
}

const callConsumers = ['meridian', 'meridian-extensions'];
const feedConsumers = ['meridian-feed', 'meridian-feed-extensions'];

export const nameOf = ({ description }: Pick<Interaction, 'description'>): string =>
  description.split(' ')[0]!;

export const keyOf = (consumer: string, description: string): string => `${consumer}: ${description}`;

export function readPact(consumer: string): Pact {
  const file = new URL(`pacts/${consumer}-meridian-server.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Pact;
}

/** All interactions that the app depends on. */
export function readPacts(): Pact[] {
  return [...callConsumers, ...feedConsumers].map(readPact);
}

/** @throws Error with one sentence for an unknown call or screen */
function wantedOf(pacts: readonly Pact[], calls: readonly string[], screens: readonly string[]): Set<string> {
  const known = new Set(pacts.flatMap(({ interactions }) => interactions.map(nameOf)));
  const unknown = calls.find((call) => !known.has(call));
  if (unknown) throw new Error(`No pact has a call ${unknown}; there are ${[...known].sort().join(', ')}`);
  const ofScreens = screens.flatMap((screen) => {
    const own = callsOf(screen);
    if (!own) throw new Error(`No built screen is called ${screen}; there are ${builtScreens.join(', ')}`);
    return own;
  });
  return new Set([...calls, ...ofScreens]);
}

/** Whether what a call answers is this product's own: a plain back end answers it as it likes. */
function answersExtension({ responses }: Operation): boolean {
  const schema = responses['200']?.content?.['application/json']?.schema as {
    allOf: { properties?: { data: { 'x-extension'?: boolean } } }[];
  };
  return schema.allOf.some(({ properties }) => properties?.data['x-extension'] === true);
}

/**
 * Guards against a pact file that has lost interactions and would pass with the remaining ones.
 * @throws Error with one sentence for calls of the contract, or a consumer, without interactions
 */
function expectAll(pacts: readonly Pact[]): void {
  const playedBy = (consumers: readonly string[]) =>
    new Set(
      pacts
        .filter(({ consumer }) => consumers.includes(consumer.name))
        .flatMap(({ interactions }) => interactions.map(nameOf)),
    );
  const [listed, all] = [playedBy(['meridian']), playedBy(callConsumers)];
  const operations = operationsOf(readOpenapi()).map(({ operation }) => operation);
  const lost = operations
    .filter((each) => {
      const isOwn = each['x-extension'] === true || answersExtension(each);
      return !(isOwn ? all : listed).has(each.operationId);
    })
    .map(({ operationId }) => operationId);
  const ofAll = `${lost.length} of the ${operations.length} calls in contracts/openapi.json`;
  if (lost.length > 0) throw new Error(`The pacts have no interaction for ${ofAll}: ${lost.join(', ')}`);
  const empty = pacts.find(({ interactions }) => interactions.length === 0);
  if (empty) throw new Error(`The pact of ${empty.consumer.name} has no interactions`);
}

interface Choice {
  /** By operationId or event; default: all. */
  calls?: readonly string[];
  screens?: readonly string[];
  /** Excludes this product's extensions. */
  isListedOnly?: boolean;
}

/**
 * Writes pact files with the selected interactions.
 * @throws Error with one sentence for an unknown call or screen, and for incomplete pacts
 */
export function select(
  { calls = [], screens = [], isListedOnly = false }: Choice,
  pacts: readonly Pact[] = readPacts(),
): Selection {
  expectAll(pacts);
  const isChosen = calls.length + screens.length > 0;
  const wanted = wantedOf(pacts, calls, screens);
  const folder = mkdtempSync(join(tmpdir(), 'meridian-pacts-'));
  const interactions = new Map<string, Interaction>();
  const filesOf = (consumers: readonly string[]) =>
    pacts.flatMap((pact) => {
      const { name } = pact.consumer;
      if (!consumers.includes(name) || (isListedOnly && name.endsWith('-extensions'))) return [];
      const chosen = pact.interactions.filter((each) => !isChosen || wanted.has(nameOf(each)));
      for (const each of chosen) interactions.set(keyOf(name, each.description), each);
      if (chosen.length === 0) return [];
      const file = join(folder, `${name}-meridian-server.json`);
      writeFileSync(file, JSON.stringify({ ...pact, interactions: chosen }));
      return [file];
    });
  const [callFiles, feedFiles] = [filesOf(callConsumers), filesOf(feedConsumers)];
  return { callFiles, feedFiles, interactions, remove: () => rmSync(folder, { recursive: true }) };
}
