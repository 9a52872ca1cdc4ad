import { join } from 'node:path';
import { agreementIds } from '../../../contracts/agreements.ts';
import type { Brand } from '../../../contracts/brand.ts';
import type { Retention } from '../../personal/Leaving.ts';
import { fault, readTexts, textValues } from './readTexts.ts';
import { Texts } from './public/Texts.ts';

const agreementsFolder = join(import.meta.dirname, 'agreements');

/** @throws StartError as readTexts does, and if a text that registration requires is missing */
export function readAgreements(retention: Retention, folder = agreementsFolder, shownBrand?: Brand): Texts {
  const versions = readTexts(folder, textValues(retention, shownBrand));
  for (const id of Object.values(agreementIds)) {
    if (!versions.some((version) => version.id === id)) throw fault(folder, `agreement ${id} is missing`);
  }
  return new Texts(versions);
}
