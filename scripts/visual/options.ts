// Options of npm run visual. Every error is one sentence.
import { parseArgs } from 'node:util';
import { readThreshold, type Gate } from './gate.ts';

/** What `--against` takes instead of a commit. */
export const againstBaseline = 'baseline';

export interface Options {
  parts: string[];
  /** A commit, or `baseline`; undefined draws twice or accepts. */
  against?: string;
  modes?: string;
  isEach: boolean;
  isChangedOnly: boolean;
  gate?: Pick<Gate, 'most' | 'unit'>;
  isAccepted: boolean;
  baseline: string;
  built?: string;
  sample?: number;
}

/** Gives --gate, whose value is optional, a value. */
function withGate(args: readonly string[]): string[] {
  return args.flatMap((each, at) => {
    if (each === '--gate') return /^\d/.test(args[at + 1] ?? '') ? [] : ['--gate=0'];
    return args[at - 1] === '--gate' && /^\d/.test(each) ? [`--gate=${each}`] : [each];
  });
}

/** @throws Error with one sentence */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: withGate(args),
    options: {
      against: { type: 'string' },
      modes: { type: 'string' },
      all: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      gate: { type: 'string' },
      accept: { type: 'boolean', default: false },
      baseline: { type: 'string', default: 'visual.baseline.json' },
      built: { type: 'string' },
      sample: { type: 'string' },
    },
    allowPositionals: true,
  });
  const { against, modes, gate, sample, accept } = values;
  if (accept && against !== undefined)
    throw new Error('--accept writes a baseline and compares nothing: leave --against out');
  if (accept && gate !== undefined) throw new Error('--accept accepts every difference: leave --gate out');
  if (values.changed && against === undefined)
    throw new Error('--changed needs --against, whose commit the change begins at');
  if (sample !== undefined && !/^[1-9]\d*$/.test(sample))
    throw new Error(`--sample takes a number of states, not '${sample}'`);
  return {
    parts: positionals,
    against,
    modes,
    isEach: values.all,
    isChangedOnly: values.changed,
    gate: gate === undefined ? undefined : readThreshold(gate),
    isAccepted: accept,
    baseline: values.baseline,
    built: values.built,
    sample: sample === undefined ? undefined : Number(sample),
  };
}
