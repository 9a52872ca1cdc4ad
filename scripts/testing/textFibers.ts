interface Fiber {
  tag: number;
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  stateNode: unknown;
  type: unknown;
}

/**
 * Texts that React keeps as separate nodes, each with its parent element. A browser's translator replaces such a node:
 * React then updates it outside of the page, or fails to remove it. Runs in the page, so it must be self-contained.
 */
export function textFibers(): string[] {
  const found: string[] = [];
  const hostText = 6;
  const elementOf = (fiber: Fiber | null): string =>
    fiber === null || typeof fiber.type === 'string' ? `${String(fiber?.type)}` : elementOf(fiber.return);
  const walk = (first: Fiber | null): void => {
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      if (fiber.tag === hostText)
        found.push(`${elementOf(fiber.return)}: ${String(fiber.memoizedProps).slice(0, 60)}`);
      walk(fiber.child);
    }
  };
  // The frame of Storybook's docs pages is not the product's; the stories on them have roots of their own.
  for (const element of document.querySelectorAll(':not(#storybook-docs)')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const root = key && (element as unknown as Record<string, Fiber | null>)[key];
    if (root) walk((root.stateNode as { current: Fiber }).current);
  }
  return found;
}
