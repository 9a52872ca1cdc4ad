/** The theme of the system, now and whenever it changes; what a customer chose in the app is no matter here. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}
