// A file of its own, because the page's policy takes no script that stands in it. It reads, and sends nothing:
// `npm run stub` is for trying.
globalThis.ui = globalThis.SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  validatorUrl: null,
});

// The renderer's dark scheme goes by a class, whatever the reader's device prefers.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
