// Every story as a test, in a browser, from its source (scripts/stories.ts). Apart from vitest.config.ts: whoever tests
// something else need not wait for Storybook's settings.
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
    // What is found only while tests run loads their page anew.
    optimizeDeps: { include: ['axe-core', 'react-router'] },
    test: {
      name: 'stories',
      // What axe is asked is asked in .storybook/looksOfStories.ts.
      provide: { 'storybook/test-provided': { a11y: false } },
      isolate: false,
      sequence: { sequencer: BySize },
      // A page that waits for its next frame leaves its core to another.
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
