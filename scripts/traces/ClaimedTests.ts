import { join, relative } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import type { TestModule } from 'vitest/node';

export interface TestName {
  file: string;
  /** As the file writes it, with what stands in it for the cases of a table. */
  title: string;
}

/** A test that was run: why it failed, or nothing where it passed. */
export interface Ran {
  file: string;
  fullName: string;
  failure: string | undefined;
}

/** Tests of a folder by their names, again and again, while its files change. */
export class ClaimedTests {
  private readonly vitest: Vitest;
  private readonly folder: string;

  private constructor(vitest: Vitest, folder: string) {
    this.vitest = vitest;
    this.folder = folder;
  }

  static async open(folder: string): Promise<ClaimedTests> {
    const options = { root: folder, watch: false, reporters: [{}], silent: true, testTimeout: 60_000 };
    const projects = { project: ['app', 'mocking', 'node'], isolate: true, maxWorkers: 2 };
    const vitest = await createVitest('test', { ...options, ...projects });
    return new ClaimedTests(vitest, folder);
  }

  /**
   * @param changed files that are not as they were in the run before
   * @throws Error where no test has failed and yet not all could be run: the code is no code any more
   */
  async run(names: readonly TestName[], changed: readonly string[] = []): Promise<Ran[]> {
    this.forget(changed);
    const files = [...new Set(names.map(({ file }) => join(this.folder, file)))];
    this.vitest.setGlobalTestNamePattern(new RegExp(names.map(({ title }) => patternOf(title)).join('|')));
    const specifications = (await this.vitest.globTestSpecifications()).filter(({ moduleId }) =>
      files.includes(moduleId),
    );
    const { testModules } = await this.vitest.runTestSpecifications(specifications);
    return testModules.flatMap((module) => ranIn(module, this.folder));
  }

  /** What was made of these files is made anew. */
  forget(changed: readonly string[]): void {
    for (const path of changed) this.vitest.invalidateFile(path);
  }

  async close(): Promise<void> {
    await this.vitest.close();
  }
}

/** Whether this is a test of the name, whatever the values of its case are. */
export function isNamed({ file, title }: TestName, ran: Ran): boolean {
  return ran.file === file && new RegExp(patternOf(title)).test(ran.fullName);
}

/** A title as it is told at last: what stands for the values of a case may be any. */
export function patternOf(title: string): string {
  const parts = title.split(/%[sdijo]|\$[\w.]+/);
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `(?:^| )${escaped.join('.*')}$`;
}

/** @throws Error where it could not be run */
export function ranIn(module: TestModule, folder: string): Ran[] {
  const file = relative(folder, module.moduleId).replace(/\?.*$/, '');
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const [broken] = [...module.errors(), ...suites];
  if (broken) throw new Error(`${file}: ${broken.message}`);
  return [...module.children.allTests()].flatMap((test): Ran[] => {
    const { state, errors } = test.result();
    // Joined by spaces, as names are given on a command line.
    const fullName = test.fullName.replaceAll(' > ', ' ');
    if (state === 'passed') return [{ file, fullName, failure: undefined }];
    return state === 'failed' ? [{ file, fullName, failure: errors[0]?.message ?? 'failed' }] : [];
  });
}
