import type { Plugin } from 'vite';

const made = /= (React\$\d+\.(?:forwardRef|memo|createContext)\()/g;
const named = /^\w+\.displayName = .*;$/gm;

/**
 * Marks the components of react-router as free of side effects. A bundler cannot know this of a call, so every page
 * would contain all of them, including forms, data routes and framework prefetching: 7 KB in brotli.
 */
export function pureRouter(code: string): string {
  return code.replace(made, '= /* @__PURE__ */ $1').replace(named, '');
}

export function pureRouterPlugin(): Plugin {
  return {
    name: 'pure-router',
    enforce: 'pre',
    transform: { filter: { id: /node_modules\/react-router\// }, handler: pureRouter },
  };
}
