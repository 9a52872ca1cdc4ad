// Runs axe on the whole document. It is injected through the debugger, because the content security policy blocks
// scripts.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * One sentence per rule that an element of the page violates.
 * @param only the names of rules; all of them without it
 */
export async function axeFaults(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      }),
    only,
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
    return `${id}: ${help} (${places.join('; ')})`;
  });
}
