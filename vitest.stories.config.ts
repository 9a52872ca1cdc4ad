// Every story as a test in a browser, from its source (scripts/stories.ts). Separate from vitest.config.ts, so that
// other tests need not load Storybook's settings.
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './scripts/browser.ts';
import { BySize } from './scripts/testing/bySize.ts';
import app from './vite.config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-provided': { a11y: boolean };
  }
}

export default mergeConfig(
  app,
  defineConfig({
    plugins: [storybookTest({ configDir: '.storybook' })],
    // Dependencies discovered during a run reload the test page.
    optimizeDeps: { include: ['axe-core', 'react-router'] },
    test: {
      name: 'stories',
      // The axe checks run in .storybook/looksOfStories.ts.
      provide: { 'storybook/test-provided': { a11y: false } },
      isolate: false,
      sequence: { sequencer: BySize },
      // A page that waits for its next frame leaves its core free.
      maxWorkers: Math.min(availableParallelism() + 1, 5),
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath: findBrowser(), args: browserArgs },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
