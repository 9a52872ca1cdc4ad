import type { StorybookConfig } from '@storybook/react-vite';
import { writeAtlas } from '../scripts/atlas/writeAtlas.ts';
import { readThemes } from '../tokens/readThemes.ts';
import { managerStyle } from './managerStyle.ts';

/** The atlas's pages have no tests of their own, and must not slow those of the stories. */
const isTest = process.env['VITEST'] !== undefined;
if (!isTest) writeAtlas();

/** The manager is built without the plugins that read tokens. */
const looks = JSON.stringify(
  readThemes().map(({ id, scheme, contrast, colours }) => ({ id, scheme, contrast, colours })),
);

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  // A screen's page comes before its states.
  stories: [...(isTest ? [] : ['../dist/atlas/pages/*.mdx']), '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  // Interaction tests are stored next to the states they cover, and are hidden from reviewers by default.
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  // Under vitest each story is also checked after it settles.
  previewAnnotations: (known = []) => (isTest ? [...known, './.storybook/looksOfStories.ts'] : known),
  staticDirs: ['../public', ...(isTest ? [] : ['../dist/atlas/public'])],
  // The sidebar's search also finds paths, calls and states of the atlas.
  features: { experimentalSearchDocsHeadings: true },
  managerHead: (head = '') =>
    `${head}<script>globalThis.looks = ${looks}</script><style>${managerStyle}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Controls and the docs page of a component are generated from its prop types.
  typescript: { reactDocgen: 'react-docgen-typescript' },
};

export default config;
