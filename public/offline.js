// The worker that opens the app without a network: it keeps the app's own files, and nothing that the server says. A page
// comes from the network wherever there is one, so that no build outlives a deploy. src/app/registerWorker.ts starts it.
(function () {
  var name = 'app';
  var page = '/index.html';
  /** Names under /assets/ change with their content. */
  var isFixed = function (path) {
    return path.startsWith('/assets/');
  };
  var isPlain = function (path) {
    return path === '/theme.js' || path === '/favicon.svg';
  };
  var isPage = function (path) {
    return path === '/' || path === page || path.startsWith('/pages/');
  };

  async function begin() {
    // A page does not wait for the worker to wake up.
    if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
    await self.clients.claim();
  }

  /** Keeps the page as it is now, and of another build than before nothing else. */
  async function keep(loaded) {
    var now = await fetch(page, { cache: 'no-cache' });
    if (!now.ok) return;
    var text = await now.clone().text();
    // A deploy since the page was loaded: the files of this one are not those of that build, and the next load keeps them.
    var script = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(text);
    if (!script || !loaded.some((url) => new URL(url).pathname === script[1])) return;
    var kept = await (await caches.open(name)).match(page);
    if (kept && (await kept.text()) !== text) await caches.delete(name);
    var cache = await caches.open(name);
    // A page that the server has drawn carries its styles in itself and never loads the files of the one that is kept.
    var named = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
      (match) => self.location.origin + match[1],
    );
    var parts = [...new Set([...loaded, ...named])].map((url) => new URL(url));
    await Promise.all(
      parts.map(async ({ href, origin, pathname }) => {
        if (origin !== self.location.origin) return;
        if (isPlain(pathname) || (isFixed(pathname) && !(await cache.match(href)))) await cache.add(href);
      }),
    );
    // Last: a page without its files would open without its styles.
    await cache.put(page, now);
  }

  async function open(event) {
    try {
      return (await event.preloadResponse) || (await fetch(event.request));
    } catch (error) {
      var kept = await caches.match(page);
      if (kept) return kept;
      throw error;
    }
  }

  async function read(request, isFixedFile) {
    var kept = await caches.match(request);
    if (kept && isFixedFile) return kept;
    try {
      var answer = await fetch(request);
      if (answer.ok && isFixedFile) await (await caches.open(name)).put(request, answer.clone());
      return answer;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  }

  self.addEventListener('install', function () {
    self.skipWaiting();
  });
  self.addEventListener('activate', function (event) {
    event.waitUntil(begin());
  });
  self.addEventListener('message', function (event) {
    // Without a network there is nothing to keep anew.
    event.waitUntil(keep(event.data.loaded).catch(function () {}));
  });
  self.addEventListener('fetch', function (event) {
    var request = event.request;
    var url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== self.location.origin) return;
    if (request.mode === 'navigate') {
      if (isPage(url.pathname)) event.respondWith(open(event));
    } else if (isFixed(url.pathname) || isPlain(url.pathname))
      event.respondWith(read(request, isFixed(url.pathname)));
  });
})();
