import { getJestConfig } from '@storybook/test-runner';
import { browserArgs, findBrowser } from './scripts/browser.ts';

const base = getJestConfig();

export default {
  ...base,
  testEnvironment: './scripts/testing/storyEnvironment.mjs',
  // Two cores drive two pages; more only wait for each other.
  maxWorkers: 2,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: findBrowser(), args: browserArgs },
    },
  },
};
