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

/**
 * A text with the fault in it.
 * @throws Error when it has nothing of what is to be replaced: the fault would be none
 */
export function damaged(text: string, { file, find, put }: Edit): string {
  // As a function: signs of a replacement, as $&, mean themselves.
  const after = typeof find === 'string' ? text.replaceAll(find, () => put) : text.replace(find, () => put);
  if (after === text) throw new Error(`${file} has no ${String(find)}`);
  return after;
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
    try {
      for (const edit of edits) {
        const text = this.read(edit.file);
        const after = damaged(text, edit);
        if (!before.has(edit.file)) before.set(edit.file, text);
        writeFileSync(join(this.folder, edit.file), after);
      }
    } catch (error) {
      mend();
      throw error;
    }
    return { changed: [...before.keys()].map((path) => join(this.folder, path)), mend };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
