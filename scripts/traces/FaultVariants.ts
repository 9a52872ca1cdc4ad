// Modules as they are with a fault, beside those without: `<path>?fault=<name>`. A variant imports variants, of what
// reaches a damaged file; all else is loaded once for all faults.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { root, readSource, sourceFiles } from '../check/sourceFiles.ts';
import { damaged, type Edit } from './ScratchCopy.ts';

const marked = /\?fault=(\w+)$/;
const folders = ['src', 'stories', 'contracts', 'server', 'scripts', 'e2e', 'tokens'];

export class FaultVariants {
  private readonly importers = new Map<string, string[]>();
  private readonly faults = new Map<string, { edits: readonly Edit[]; reached: Set<string> }>();

  constructor() {
    for (const path of sourceFiles(...folders).filter((each) => /\.tsx?$/.test(each)))
      for (const [, name] of readSource(path).matchAll(/['"](\.{1,2}\/[^'"\s]+)['"]/g)) {
        const imported = join(dirname(path), name!);
        this.importers.set(imported, [...(this.importers.get(imported) ?? []), path]);
      }
  }

  /** Whether tests of these files load what is damaged, as modules; some is read by its path. */
  areLoaded(edits: readonly Edit[], files: readonly string[]): boolean {
    return edits.every(({ file }) => {
      const reached = this.reachedFrom([file]);
      return files.some((each) => reached.has(each));
    });
  }

  /** Whether one of the files puts modules in the place of others, by paths that no variant has. */
  areMocked(files: readonly string[]): boolean {
    return files.some((file) => /\bvi\.mock\(/.test(readSource(file)));
  }

  /** A name for the fault, which its variants bear: another one for others, as they are kept from run to run. */
  add(edits: readonly Edit[]): string {
    const reached = this.reachedFrom(edits.map(({ file }) => file));
    const places = edits.map(({ file, find, put }) => `${file} ${String(find)} ${put}`);
    const name = createHash('sha256')
      .update([...places, ...[...reached].toSorted()].join('\n'))
      .digest('hex')
      .slice(0, 16);
    this.faults.set(name, { edits, reached });
    return name;
  }

  private reachedFrom(paths: readonly string[]): Set<string> {
    const reached = new Set(paths);
    for (const path of reached) for (const importer of this.importers.get(path) ?? []) reached.add(importer);
    return reached;
  }

  readonly plugin: Plugin = {
    name: 'fault-variants',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (marked.test(source)) return source.startsWith(root) ? source : join(root, source);
      const mark = marked.exec(importer ?? '');
      if (!mark || !source.startsWith('.')) return undefined;
      const path = join(dirname(importer!), source);
      const isReached = this.faults.get(mark[1]!)!.reached.has(path.slice(root.length + 1));
      return isReached ? path + mark[0] : undefined;
    },
    load: (id) => {
      const mark = marked.exec(id);
      if (!mark) return undefined;
      const path = id.replace(marked, '');
      const edits = this.faults.get(mark[1]!)!.edits.filter(({ file }) => join(root, file) === path);
      const text = edits.reduce(damaged, readFileSync(path, 'utf8'));
      return path.endsWith('.json') ? `export default ${text}` : text;
    },
  };
}
