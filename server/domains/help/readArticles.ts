import { join } from 'node:path';
import type { Retention } from '../../personal/Leaving.ts';
import { readTexts, textValues } from './readTexts.ts';
import { Texts } from './public/Texts.ts';

/**
 * The help centre of this build.
 * @throws StartError as readTexts does
 */
export function readArticles(retention: Retention): Texts {
  return new Texts(readTexts(join(import.meta.dirname, 'articles'), textValues(retention)));
}
