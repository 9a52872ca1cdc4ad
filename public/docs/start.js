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
