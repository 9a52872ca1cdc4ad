// Which interactions a verification plays.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsOf, readOpenapi, type Operation } from './readOpenapi.ts';
import { builtScreens } from './spec/scope.ts';
import { callsOf } from './verifyScreens.ts';

/** An interaction as far as a verification looks at it. */
export interface Interaction {
  /** Begins with the operationId, or the event of the feed. */
  description: string;
  providerStates?: { name: string; params?: Record<string, string> }[];
  request?: { method: string; path: string };
}

export interface Pact {
  consumer: { name: string };
  interactions: Interaction[];
}

export interface Selection {
  /** Files that hold what is played; empty where nothing of the kind is. */
  callFiles: string[];
  feedFiles: string[];
  /** By consumer and description. */
  interactions: Map<string, Interaction>;
  /** Takes the files away. */
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

/** All that the app relies on. */
export function readPacts(): Pact[] {
  return [...callConsumers, ...feedConsumers].map(readPact);
}

/** @throws Error with one sentence for a call or a screen that there is not */
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
 * A file that has lost interactions would hold with those that are left.
 * @throws Error with one sentence for calls of the contract, or a consumer, without any
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
  /** By operationId or event; all without calls and screens. */
  calls?: readonly string[];
  screens?: readonly string[];
  /** Without this product's extensions. */
  isListedOnly?: boolean;
}

/**
 * Writes the pacts with what is chosen of them.
 * @throws Error with one sentence for a call or a screen that there is not, and for pacts that are not whole
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
