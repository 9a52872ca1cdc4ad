import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export interface Matchers {
  matchers: readonly { match: string; min?: number }[];
}

/** Expectation for an answer or a message. */
export interface Expected {
  content: unknown;
  rules: Readonly<Record<string, Matchers>>;
}

interface HttpInteraction {
  type: 'Synchronous/HTTP';
  description: string;
  response: { body: { content: unknown }; matchingRules?: { body?: Expected['rules'] } };
}

interface MessageInteraction {
  type: 'Asynchronous/Messages';
  description: string;
  metadata: { event: string };
  contents: { content: unknown };
  matchingRules?: { body?: Expected['rules'] };
}

export type Interaction = (HttpInteraction | MessageInteraction) & { consumer: string };

interface Pact {
  consumer: { name: string };
  interactions: (HttpInteraction | MessageInteraction)[];
}

export const pactsFolder = new URL('../../pacts/', import.meta.url);

/** Every interaction of every pact. */
export function readPacts(folder: URL | string = pactsFolder): Interaction[] {
  const base = typeof folder === 'string' ? pathToFileURL(`${folder}/`) : folder;
  return readdirSync(base)
    .toSorted()
    .flatMap((name) => {
      const { consumer, interactions } = JSON.parse(readFileSync(new URL(name, base), 'utf8')) as Pact;
      return interactions.map((each) => ({ ...each, consumer: consumer.name }));
    });
}

/** The call or feed event of an interaction. */
export function subjectOf(interaction: Interaction): string {
  if (interaction.type === 'Asynchronous/Messages') return interaction.metadata.event;
  return interaction.description.split(' ')[0]!;
}

export function expectedOf(interaction: Interaction): Expected {
  return interaction.type === 'Asynchronous/Messages'
    ? { content: interaction.contents.content, rules: interaction.matchingRules?.body ?? {} }
    : { content: interaction.response.body.content, rules: interaction.response.matchingRules?.body ?? {} };
}

/** Answers that are no success. */
export function isRefusal(interaction: Interaction): boolean {
  return (
    interaction.type === 'Synchronous/HTTP' &&
    (interaction.response.body.content as { type?: string }).type !== 'ok'
  );
}

/** Path of a field in a body: in lists and maps, of the first element. */
export function placeOf(
  body: unknown,
  path: string,
): { parent: Record<string, unknown>; key: string } | undefined {
  const keys = path.split('.');
  let value = body;
  for (const [index, name] of keys.entries()) {
    if (typeof value !== 'object' || value === null) return undefined;
    const parent = value as Record<string, unknown>;
    const key = name === '*' ? Object.keys(parent)[0] : name;
    if (key === undefined || !Object.hasOwn(parent, key)) return undefined;
    if (index === keys.length - 1) return { parent, key };
    value = parent[key];
  }
  return undefined;
}
