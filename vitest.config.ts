import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BySize } from './scripts/testing/bySize.ts';
import { ownTextsPlugin } from './scripts/build/ownTextsPlugin.ts';

/** These tests mock the app's modules, so they are isolated; the others share loaded modules. */
const mockingTests = [
  'src/app/guard.test.tsx',
  'src/app/PageContent.test.tsx',
  'src/app/soon.test.tsx',
  'src/app/language.test.tsx',
  'src/screens/session/usePhone.test.tsx',
];

/** These tests start, kill and wait for processes, and leave a core free meanwhile. */
const processTests = ['server/**/*.process.test.ts'];

/** Tests that depend on the database; the proofs run all server tests on PostgreSQL. */
const postgresTests =
  process.env.POSTGRES === 'whole'
    ? ['server/**/*.test.ts']
    : [
        'server/commands/{CommandExecutor,CommandLog,committedView}.test.ts',
        'server/store/{openStore,postgres.postgres,lostConnections.postgres,conflicts.postgres}.test.ts',
        'server/domains/spot/orderLists.test.ts',
        'server/domains/withdrawal/moneySimulation.test.ts',
        'server/acceptance/listPlans.test.ts',
      ];

export default defineConfig({
  test: {
    // One more than the number of cores: each waits at times for a browser, a database or a disk.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: BySize },
    projects: [
      {
        plugins: [ownTextsPlugin(), react(), vanillaExtractPlugin()],
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          exclude: mockingTests,
          setupFiles: ['scripts/testing/appTestSetup.ts'],
          isolate: false,
          // For hanging tests, not for slow ones on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Its modules are written for bundlers.
          server: { deps: { inline: ['validator'] } },
        },
      },
      {
        plugins: [ownTextsPlugin(), react(), vanillaExtractPlugin()],
        test: { name: 'mocking', environment: 'jsdom', include: mockingTests, testTimeout: 60_000 },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          include: [
            // Tests that need a document are .test.tsx files.
            '{src,desk}/**/*.test.ts',
            'server/**/*.test.ts',
            'contracts/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tokens/**/*.test.ts',
          ],
          exclude: [...processTests, '**/*.postgres.test.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          server: { deps: { inline: ['validator'] } },
        },
      },
      {
        test: {
          name: 'process',
          environment: 'node',
          include: processTests,
          testTimeout: 120_000,
          // A first start writes years of prices, which is slow on a busy machine.
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          include: postgresTests,
          // And tests without a database.
          exclude: [...processTests, '**/*.sqlite.test.ts', 'server/ledger/Ledger.test.ts'],
          globalSetup: ['server/testing/processes/postgresSetup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pact',
          environment: 'node',
          include: ['contracts/pact/**/*.pact.ts'],
          globalSetup: ['contracts/pact/tools/clean.ts'],
          // Two processes that write one pact concurrently lose each other's interactions. One process for all of them
          // also avoids loading the app's client and Pact's library repeatedly.
          fileParallelism: false,
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'docs-pages',
          environment: 'node',
          include: ['stories/**/*.proof.ts'],
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      // Slow tests, and tests that depend on the machine's clock: run by `npm run proofs`, and nothing waits for them.
      {
        test: {
          name: 'proofs',
          environment: 'node',
          include: ['{server,contracts,scripts,tokens}/**/*.proof.ts'],
          testTimeout: 600_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins: [ownTextsPlugin(), react(), vanillaExtractPlugin()],
        test: {
          name: 'proofs-app',
          environment: 'jsdom',
          include: ['{src,tests}/**/*.proof.tsx'],
          setupFiles: ['scripts/testing/appTestSetup.ts'],
          server: { deps: { inline: ['validator'] } },
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'proofs-e2e',
          environment: 'node',
          include: ['e2e/**/*.proof.ts'],
          globalSetup: ['e2e/support/prepare.ts'],
          setupFiles: ['e2e/support/eachFile.ts'],
          isolate: false,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/prepare.ts'],
          setupFiles: ['e2e/support/eachFile.ts'],
          // They share a browser; stored data is separate per journey or per user.
          isolate: false,
          // Maximum time of a browser step on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
