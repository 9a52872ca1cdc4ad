// The frame around the stories: the product's brand and colours, and room for a whole phone.
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { brand } from '../contracts/brand.ts';
import type { Theme } from '../tokens/themes.ts';
import { storybookTheme, type Look } from './storybookTheme.ts';

declare global {
  /** The themes, written into the manager's page by main.ts. */
  var looks: readonly (Look & Pick<Theme, 'contrast'>)[];
}

const dark = matchMedia('(prefers-color-scheme: dark)');

/** The default theme of the device's scheme. */
function followDevice(): void {
  const scheme = dark.matches ? 'dark' : 'light';
  const look = globalThis.looks.find((each) => each.scheme === scheme && each.contrast === 'standard')!;
  const brandTitle = `<span class="brand"><img src="./favicon.svg" alt="">${brand.name}</span>`;
  const theme = { ...storybookTheme(look, brand), brandTitle, brandImage: null as unknown as string };
  addons.setConfig({ theme, panelPosition: 'right', showPanel: false, rightPanelWidth: 360, navSize: 260 });
}
followDevice();
dark.addEventListener('change', followDevice);

/** Storybook ends every title with its own name. */
const titles = new MutationObserver(() => {
  const title = document.title.replace(/Storybook$/, brand.name);
  if (title !== document.title) document.title = title;
});
titles.observe(document.querySelector('title')!, { childList: true });

addons.register('sheets', ({ on }) => {
  const follow = ({ globals }: { globals: { sheet?: string } }) => {
    document.documentElement.dataset['sheet'] = globals.sheet ?? 'one';
  };
  on(SET_GLOBALS, follow);
  on(GLOBALS_UPDATED, follow);
});
