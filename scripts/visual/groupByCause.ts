// Groups results that look like one cause, so that a token that changes 400 states is reviewed once.
import type { Result } from './results.ts';

export interface Group {
  /** What the results share. */
  cause: string;
  /** Most changed first. */
  results: Result[];
}

const pixelsOf = ({ difference }: Result): number => difference?.pixels ?? 0;

function causeOf(result: Result, counts: ReadonlyMap<string, number>): string {
  const { status, title, difference } = result;
  if (status === 'broken') return 'Cannot be drawn';
  if (status === 'new') return 'New states';
  if (status === 'gone') return 'Gone states';
  if (difference?.recolouring !== undefined) return `Colour ${difference.recolouring}`;
  const [region] = [...(difference?.regions ?? [])].sort(
    (one, other) => counts.get(other)! - counts.get(one)! || (one < other ? -1 : 1),
  );
  return region !== undefined && counts.get(region)! > 1 ? `Same region, ${region}` : `In ${title}`;
}

/** Groups of everything that is not the same: what cannot be drawn, then the largest group first. */
export function groupByCause(results: readonly Result[]): Group[] {
  const notable = results.filter(({ status }) => status !== 'same');
  const counts = new Map<string, number>();
  for (const { difference } of notable)
    for (const region of difference?.regions ?? []) counts.set(region, (counts.get(region) ?? 0) + 1);
  const groups = [...Map.groupBy(notable, (result) => causeOf(result, counts))].map(([cause, grouped]) => ({
    cause,
    results: grouped.toSorted(
      (one, other) =>
        pixelsOf(other) - pixelsOf(one) || `${one.id} ${one.mode}`.localeCompare(`${other.id} ${other.mode}`),
    ),
  }));
  const isBroken = ({ results: [first] }: Group) => first!.status === 'broken';
  return groups.toSorted(
    (one, other) =>
      Number(isBroken(other)) - Number(isBroken(one)) ||
      other.results.length - one.results.length ||
      one.cause.localeCompare(other.cause),
  );
}
