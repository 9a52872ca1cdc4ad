// axe over the whole document. It goes in through the debugger, because the content policy lets no script in.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface AxeResult {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

declare const axe: { run: (context: Document) => Promise<{ violations: AxeResult[] }> };

// axe-core comes with axe-playwright, which the stories use, so it is looked up from there.
const fromAxePlaywright = createRequire(
  new URL('../../node_modules/axe-playwright/package.json', import.meta.url),
);
const source = readFileSync(fromAxePlaywright.resolve('axe-core/axe.min.js'), 'utf8');

/** One sentence for every rule that an element of the page breaks. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => (await axe.run(document)).violations);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`).join('; ')})`,
  );
}
