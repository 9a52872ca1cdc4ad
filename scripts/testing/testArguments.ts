// Command line arguments of npm test.
import { parseArgs } from 'node:util';
import { stages } from './stages.ts';

const usage = 'npm test -- [stage ...] [--changed <commit>]';

export interface TestArguments {
  /** The stages to run; all if empty. */
  names: string[];
  /** Base commit of the changes. */
  ref?: string;
}

/** @throws Error with one sentence for invalid arguments */
export function readTestArguments(args: string[]): TestArguments {
  const options = { changed: { type: 'string' } } as const;
  // Node's own error messages are too technical.
  const asked = { args, options, allowPositionals: true, strict: false, tokens: true } as const;
  const { values, positionals, tokens } = parseArgs(asked);
  const strange = tokens.find((token) => token.kind === 'option' && token.name !== 'changed');
  if (strange?.kind === 'option') throw new Error(`There is no option ${strange.rawName}: ${usage}`);
  const unknown = positionals.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no stage ${unknown.join(', ')}: ${stages.map(({ name }) => name).join(', ')}`);
  const { changed } = values;
  if (changed === undefined) return { names: positionals };
  if (typeof changed !== 'string' || changed === '') throw new Error(`--changed needs a commit: ${usage}`);
  return { names: positionals, ref: changed };
}
