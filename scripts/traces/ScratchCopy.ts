import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, sourceFiles } from '../check/sourceFiles.ts';

/** A piece of a file that is put in another one's place: its text, or whatever a pattern finds. */
export interface Edit {
  file: string;
  find: string | RegExp;
  put: string;
}

/** The project's files once more, to be damaged. */
export class ScratchCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'meridian-traces-'));

  constructor() {
    for (const path of sourceFiles('.')) {
      if (/^docs\/|\.(?:png|webp)$/.test(path)) continue;
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      cpSync(join(root, path), join(this.folder, path));
    }
    // Packages lie outside of the copy, and are read all the same.
    const plugins = 'plugins: [react(), vanillaExtractPlugin()],';
    this.plant([
      { file: 'vitest.config.ts', find: plugins, put: `${plugins} server: { fs: { strict: false } },` },
    ]);
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /**
   * Damages files; the answer mends them.
   * @throws Error when a file has nothing of what is to be replaced: the fault would be none
   */
  plant(edits: readonly Edit[]): { changed: string[]; mend: () => void } {
    const before = new Map<string, string>();
    const mend = () => {
      for (const [path, text] of before) writeFileSync(join(this.folder, path), text);
    };
    for (const { file, find, put } of edits) {
      const text = this.read(file);
      // As a function: signs of a replacement, as $&, mean themselves.
      const damaged =
        typeof find === 'string' ? text.replaceAll(find, () => put) : text.replace(find, () => put);
      if (damaged === text) {
        mend();
        throw new Error(`${file} has no ${String(find)}`);
      }
      if (!before.has(file)) before.set(file, text);
      writeFileSync(join(this.folder, file), damaged);
    }
    return { changed: [...before.keys()].map((path) => join(this.folder, path)), mend };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
