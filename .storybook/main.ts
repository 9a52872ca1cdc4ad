import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  // Interaction tests are stored next to the states they cover, and are hidden from reviewers by default.
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  // Under vitest each story is also checked after it settles.
  previewAnnotations: (known = []) =>
    process.env['VITEST'] === undefined ? known : [...known, './.storybook/looksOfStories.ts'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Controls and the docs page of a component are generated from its prop types.
  typescript: { reactDocgen: 'react-docgen-typescript' },
};

export default config;
