import { resolve } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../../scripts/build/appBuild.ts';

export const chartAloneFolder = resolve('dist/chart-alone/app');

/** Builds with the app's own settings and compression. */
export async function buildChartAlone(): Promise<void> {
  await build({
    configFile: resolve('vite.config.ts'),
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    build: { outDir: chartAloneFolder },
  });
  compressFiles(chartAloneFolder);
}
