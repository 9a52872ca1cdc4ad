// Runs before the first paint, from our own host: no flash of another theme, and no inline script for the
// content security policy to allow. src/theme/preference.ts keeps the same keys.
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
  root.dataset.direction = read('direction') === 'red-up' ? 'red-up' : 'green-up';
  var lang = read('lang');
  if (lang) root.lang = lang;
})();
