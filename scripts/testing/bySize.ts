import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Orders test files project by project, because a worker serves one project at a time, and large files first, so that
 * no worker ends with a long one: the order does not depend on earlier runs.
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
