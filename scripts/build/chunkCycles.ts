/** A chunk of the build with the imports that it loads before it runs. */
export interface Chunk {
  fileName: string;
  imports: readonly string[];
}

/** Groups of chunks that import each other: one of them would run before its imports are ready. */
export function chunkCycles(chunks: readonly Chunk[]): string[][] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const reachable = new Map(chunks.map(({ fileName }) => [fileName, reachableFrom(fileName, importsOf)]));
  const cyclic = chunks.map(({ fileName }) => fileName).filter((name) => reachable.get(name)!.has(name));
  const groups = cyclic.map((name) => cyclic.filter((other) => isMutual(name, other, reachable)).toSorted());
  return [...new Map(groups.map((group) => [group[0]!, group])).values()];
}

const isMutual = (one: string, other: string, reachable: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
  reachable.get(one)!.has(other) && reachable.get(other)!.has(one);

function reachableFrom(start: string, importsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const open = [...(importsOf.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(importsOf.get(next) ?? []));
  }
  return seen;
}
