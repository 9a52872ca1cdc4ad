// Screening of the origin of deposits, as configured in the DEPOSITS file.
import { resolve } from 'node:path';
import { StartError } from '../../StartError.ts';
import type { ConfigPlace } from '../../ConfigPlace.ts';
import { keyLengthMin, readUrl } from '../signedUrl.ts';
import type { Environment } from '../watcherConfig.ts';

export type ScreeningConfig = { kind: 'file'; file: string } | { kind: 'webhook'; url: string; key: string };

/** @returns undefined if no service is configured */
export function readScreening(
  place: ConfigPlace,
  { folder, environment }: { folder: string; environment: Environment },
): ScreeningConfig | undefined {
  if (place.value === undefined) return undefined;
  const { kind, file, url } = place.fields('kind', 'file?', 'url?');
  const is = kind.text(/^(off|file|webhook)$/, 'off, file or webhook');
  for (const [other, owner] of [
    [file, 'file'],
    [url, 'webhook'],
  ] as const)
    if (other.value !== undefined && is !== owner) throw other.fault(`means nothing with ${is}`);
  if (is === 'off') return undefined;
  if (is === 'file') return { kind: 'file', file: resolve(folder, file.text(/./, 'the path of a file')) };
  const { SCREENING_KEY: key } = environment;
  const read = readUrl(url);
  if (!key || key.length < keyLengthMin)
    throw new StartError(
      `SCREENING_KEY: at least ${keyLengthMin} characters are needed; it signs what is asked`,
    );
  return { kind: 'webhook', url: read, key };
}
