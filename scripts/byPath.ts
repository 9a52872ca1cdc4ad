import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of tests in the order of their paths: what ran before on a machine, and how long, changes nothing. */
export class ByPath extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)));
  }
}
