// Generates the table of states in contracts/README.md from contracts/states and the pacts. `npm run schema` writes it.
import { providerStates, type StateMeaning } from './providerStates.ts';
import { nameOf, type Pact } from './verifySelection.ts';

const [begin, end] = ['<!-- states: written by npm run schema -->', '<!-- /states -->'];

const listed = (entries: Readonly<Record<string, string>> = {}) =>
  Object.entries(entries)
    .map(([name, meaning]) => `\`${name}\`: ${meaning}`)
    .join('<br>');

/** Parameters of the user and the session are the same for many states, so they are listed above the table. */
const everywhere = ['email', 'mobile', 'area_code', 'username', 'token'];

function rowOf([name, meaning]: [string, StateMeaning], pacts: readonly Pact[]): string {
  const { means, parameters = {}, answers } = meaning;
  const calls = pacts.flatMap(({ interactions }) =>
    interactions.flatMap((each) =>
      each.providerStates?.some((state) => state.name === name) ? [nameOf(each)] : [],
    ),
  );
  const own = Object.entries(parameters).filter(([each]) => !everywhere.includes(each));
  const who = Object.hasOwn(parameters, 'token') ? ['the person and the session'] : [];
  const whom = Object.hasOwn(parameters, 'email') && who.length === 0 ? ['the person'] : who;
  const cells = [
    `**${name}**`,
    means,
    [...whom, listed(Object.fromEntries(own))].filter((text) => text !== '').join('<br>'),
    listed(answers),
    [...new Set(calls)].sort().join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * The text with its table regenerated.
 * @throws Error where it has no place for one
 */
export function withStatesTable(readme: string, pacts: readonly Pact[]): string {
  const [before, after] = [readme.indexOf(begin), readme.indexOf(end)];
  if (before < 0 || after < before)
    throw new Error('contracts/README.md has no place for the table of states');
  const rows = Object.entries(providerStates).map((state) => rowOf(state, pacts));
  const table = ['| state | means | parameters | may answer | calls |', '|---|---|---|---|---|', ...rows];
  return `${readme.slice(0, before)}${begin}\n\n${table.join('\n')}\n\n${readme.slice(after)}`;
}

/** States that pacts assume but no file defines. */
export function unsaidIn(pacts: readonly Pact[]): string[] {
  return pacts.flatMap(({ interactions }) =>
    interactions.flatMap(({ description, providerStates: assumed = [] }) =>
      assumed.flatMap(({ name, params = {} }) => {
        const known = providerStates[name];
        if (!known) return [`${description}: ${name}`];
        const unsaid = Object.keys(params).filter((each) => !Object.hasOwn(known.parameters ?? {}, each));
        return unsaid.map((each) => `${description}: ${name}: ${each}`);
      }),
    ),
  );
}

/** Defined states that no pact assumes. */
export function unusedIn(pacts: readonly Pact[]): string[] {
  const assumed = new Set(
    pacts.flatMap(({ interactions }) =>
      interactions.flatMap(({ providerStates: own = [] }) => own.map(({ name }) => name)),
    ),
  );
  return Object.keys(providerStates).filter((name) => !assumed.has(name));
}
