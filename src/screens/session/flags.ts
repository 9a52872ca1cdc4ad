// One file per flag, loaded as it scrolls into view.
const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const byRegion = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/(.+)\.svg$/, '$1'), url] as const),
);

/** URL of a region's flag; undefined where there is none. */
export function flagOf(region: string | undefined): string | undefined {
  return region === undefined ? undefined : byRegion.get(region);
}
