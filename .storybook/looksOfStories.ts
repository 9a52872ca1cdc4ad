// Checks that run on each story after it settles under vitest (vitest.stories.config.ts). They are Storybook hooks
// because files share a page that loads this module once: vitest would register its hooks for the first file only.
import type { Preview } from '@storybook/react-vite';
import { keyboardFaults } from './keyboardFaults.ts';
import { lookFaults } from './looks.ts';
import { toastFaults } from './toastFaults.ts';

// Storybook's page targets links at its parent frame; here the parent frame runs the tests.
document.querySelector('base')?.remove();

/** Blocks requests to other hosts and reports them. */
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
document.head.append(policy);

let errors: string[] = [];
/** The browser may report a blocked request after the next story is shown, so addresses are kept until then. */
const addresses: string[] = [];
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => addresses.push(blockedURI));
const { error } = console;
console.error = (...args: unknown[]) => {
  errors.push(args.join(' '));
  error(...args);
};

/** Titles whose first story has been checked. */
const seen = new Set<string>();

export const beforeEach: Preview['beforeEach'] = () => {
  errors = [];
};

/** Runs after the hook of preview.tsx, which waits until the story has settled. */
export const afterEach: Preview['afterEach'] = async ({ title, tags }) => {
  const faults: string[] = [];
  if (!tags.includes('interaction')) {
    faults.push(...(await lookFaults(seen.has(title) ? 'contrast' : 'whole')));
    seen.add(title);
  }
  const late = await globalThis.lateFault?.();
  if (!tags.includes('interaction')) {
    faults.push(...(await keyboardFaults()), ...(await toastFaults(title)));
  }
  if (late !== undefined) faults.push(`The story did not stay in its state: ${late}`);
  if (addresses.length > 0)
    faults.push(`The story, or the one before it, asked the network for ${addresses.splice(0).join(', ')}`);
  faults.push(...errors.map((each) => `The console was told: ${each}`));
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
