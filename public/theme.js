// Runs before the first paint: no flash of another theme. A file of our own host, or within a page that the server
// draws, which the content security policy allows by its hash. src/theme/preference.ts keeps the same keys.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var theme = read('theme');
  var isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  var bar = document.querySelector('meta[name=theme-color]');
  if (bar) bar.setAttribute('content', bar.getAttribute(isDark ? 'data-dark' : 'data-light'));
  root.dataset.direction = read('direction') === 'red-up' ? 'red-up' : 'green-up';
  // Storage keeps the mark of the wire, which is not a language tag.
  var tags = { jp: 'ja', kr: 'ko', esp: 'es', zh: 'zh-Hans', hk: 'zh-Hant' };
  var mark = read('lang');
  var lang = tags[mark] || mark;
  // Home comes drawn for a visitor in the server's language (src/app/firstPage/firstShell.css.ts).
  if (lang && lang !== root.lang) root.dataset.shell = 'none';
  else if (read('token')) root.dataset.shell = 'bars';
  if (lang) root.lang = lang;
})();
