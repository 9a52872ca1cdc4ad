import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { root } from '../check/sourceFiles.ts';
import { patternOf, ranIn, type Ran, type TestName } from './ClaimedTests.ts';
import { FaultVariants } from './FaultVariants.ts';
import type { Edit } from './ScratchCopy.ts';

/** What one fault is looked at by. */
export interface Trial {
  edits: readonly Edit[];
  names: readonly TestName[];
}

/** Workers keep every variant that they have loaded. */
const trialsOfARun = 24;

/** Tests before many faults in one run: a worker loads what no fault reaches once for all of them. */
export class VariantTests {
  private readonly variants: FaultVariants;
  private readonly vitest: Vitest;

  private constructor(variants: FaultVariants, vitest: Vitest) {
    this.variants = variants;
    this.vitest = vitest;
  }

  static async open(): Promise<VariantTests> {
    const variants = new FaultVariants();
    const shared = { isolate: false, testTimeout: 60_000 };
    const app = { name: 'app', environment: 'jsdom', setupFiles: ['scripts/appTestSetup.ts'] };
    const node = { name: 'node', environment: 'node', hookTimeout: 60_000 };
    const projects = [
      { plugins: [variants.plugin, react(), vanillaExtractPlugin()], test: { ...shared, ...app } },
      { plugins: [variants.plugin], test: { ...shared, ...node } },
    ];
    const options = { root, config: false as const, watch: false, reporters: [{}], silent: true };
    const vitest = await createVitest('test', { ...options, maxWorkers: 2 }, { test: { projects } });
    return new VariantTests(variants, vitest);
  }

  /** Whether the fault stands in modules that its tests load, with no module of their own in another one's place. */
  canTry({ edits, names }: Trial): boolean {
    const files = names.map(({ file }) => file);
    return files.length > 0 && !this.variants.areMocked(files) && this.variants.areLoaded(edits, files);
  }

  /** What ran for each, in their order; nothing where it could not be run. */
  async run(trials: readonly Trial[]): Promise<Ran[][]> {
    const ran: Ran[][] = [];
    for (let at = 0; at < trials.length; at += trialsOfARun)
      ran.push(...(await this.runTogether(trials.slice(at, at + trialsOfARun))));
    return ran;
  }

  private async runTogether(trials: readonly Trial[]): Promise<Ran[][]> {
    const marks = trials.map(({ edits }) => this.variants.add(edits));
    const specifications = trials.flatMap(({ names }, at) =>
      [...new Set(names.map(({ file }) => file))].map((file) => {
        const titles = names.filter((name) => name.file === file).map(({ title }) => patternOf(title));
        return this.projectOf(file).createSpecification(`${join(root, file)}?fault=${marks[at]}`, {
          testNamePattern: new RegExp(titles.join('|')),
        });
      }),
    );
    const { testModules } = await this.vitest.runTestSpecifications(specifications);
    const isOf = (module: TestModule, mark: string) => module.moduleId.endsWith(`?fault=${mark}`);
    return marks.map((mark) => testModules.filter((module) => isOf(module, mark)).flatMap(ranOrNothing));
  }

  private projectOf(file: string) {
    return this.vitest.getProjectByName(/^(?:src|stories)\//.test(file) ? 'app' : 'node');
  }

  async close(): Promise<void> {
    await this.vitest.close();
  }
}

function ranOrNothing(module: TestModule): Ran[] {
  try {
    return ranIn(module, root);
  } catch {
    return [];
  }
}
