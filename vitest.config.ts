import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BySize } from './scripts/testing/bySize.ts';
import { ownTextsPlugin } from './scripts/build/ownTextsPlugin.ts';

/** They put other modules in place of the app's, so they share none; the others share what they have loaded. */
const mockingTests = [
  'src/app/guard.test.tsx',
  'src/app/PageContent.test.tsx',
  'src/app/soon.test.tsx',
  'src/app/language.test.tsx',
  'src/screens/session/usePhone.test.tsx',
];

/** They start, kill and wait for processes, and leave a core to others meanwhile. */
const processTests = ['server/**/*.process.test.ts'];

/** What differs from one database to the other; the proofs run all tests of the server on PostgreSQL. */
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
    // One more than there are cores: each waits now and then for a browser, a database or a disk.
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
          // What hangs, and not what is slow on a busy machine.
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
            // Who needs a document is a .test.tsx.
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
          // A first start writes years of prices, which takes a busy machine its time.
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          include: postgresTests,
          // And what needs no database.
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
          // Two that write one pact at once lose interactions of each other.
          // Two that write one pact at once lose interactions of each other. One process for all of them: each would
          // load the app's client and Pact's library anew.
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
      // What is long or meets the machine's clock: `npm run proofs` runs it, nothing waits for it.
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
          // They share a browser; what a journey keeps is its own, or its person's.
          isolate: false,
          // As long as a step of the browser itself may take on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
