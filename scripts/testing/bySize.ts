import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of tests project by project, as a worker serves one at a time, and large ones first, so that no worker is left with
 * a long one at the end: what ran before on a machine, and how long, changes nothing.
 */
export class BySize extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyed = files.map((file) => ({
      file,
      project: file.project.name,
      size: statSync(file.moduleId).size,
    }));
    keyed.sort(
      (a, b) =>
        (a.project === b.project ? 0 : a.project < b.project ? -1 : 1) ||
        b.size - a.size ||
        (a.file.moduleId < b.file.moduleId ? -1 : 1),
    );
    return Promise.resolve(keyed.map(({ file }) => file));
  }
}
