import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  // What people do is proved beside the states that they see, and stays out of the way of whoever reviews them.
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  // Where they are tests each one is looked at, once it rests.
  previewAnnotations: (known = []) =>
    process.env['VITEST'] === undefined ? known : [...known, './.storybook/looksOfStories.ts'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Controls and the docs page of a component come from the types of its props.
  typescript: { reactDocgen: 'react-docgen-typescript' },
};

export default config;
