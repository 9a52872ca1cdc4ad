import type { Plugin } from 'vite';

const made = /= (React\$\d+\.(?:forwardRef|memo|createContext)\()/g;
const named = /^\w+\.displayName = .*;$/gm;

/**
 * The code of react-router with its components marked as free of effects. A bundler cannot know that of a call, so all
 * of them would come with every page, forms, data routes and what prefetches pages of its framework: 7 KB in brotli.
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
