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
  var choice = read('theme');
  var bar = document.querySelector('meta[name=theme-color]');
  var themes = JSON.parse((bar && bar.getAttribute('data-themes')) || '[]');
  var scheme = choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var contrast = matchMedia('(prefers-contrast: more)').matches ? 'more' : 'standard';
  var ofScheme = themes.filter(function (each) {
    return each.scheme === scheme;
  });
  var first = function (list, key, value) {
    return list.filter(function (each) {
      return each[key] === value;
    })[0];
  };
  var theme =
    first(themes, 'id', choice) || first(ofScheme, 'contrast', contrast) || ofScheme[0] || themes[0];
  if (theme) {
    root.dataset.theme = theme.id;
    bar.setAttribute('content', theme.bar);
  }
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
