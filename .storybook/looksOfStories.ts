// What each story is looked at for once it rests, where vitest runs it (vitest.stories.config.ts). Hooks of Storybook:
// files share a page, which loads this module once, and vitest would know its hooks in the first file alone.
import type { Preview } from '@storybook/react-vite';
import { keyboardFaults } from './keyboardFaults.ts';
import { lookFaults } from './looks.ts';
import { toastFaults } from './toastFaults.ts';

// Storybook's own page sends links to the frame around it; here it is the one that runs the tests.
document.querySelector('base')?.remove();

/** Nothing goes to other machines; what was to go is said. */
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
document.head.append(policy);

let errors: string[] = [];
/** What the browser says of it may come when the story after it is on show, so it is kept until then. */
const addresses: string[] = [];
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => addresses.push(blockedURI));
const { error } = console;
console.error = (...args: unknown[]) => {
  errors.push(args.join(' '));
  error(...args);
};

/** Their first story has been looked at. */
const seen = new Set<string>();

export const beforeEach: Preview['beforeEach'] = () => {
  errors = [];
};

/** After the one of preview.tsx, which waits until the story rests. */
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
