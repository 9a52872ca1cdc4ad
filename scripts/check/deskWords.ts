import { bankFields } from '../../contracts/rules/identity/bank.ts';
import { joined } from '../../server/Domain.ts';
import { productDeskCases } from '../../server/domains/desk/domain.ts';
import { domains } from '../../server/product.ts';
import { fieldName, tabOf, titleOf } from '../../desk/words.ts';
import { readSource, sourceFiles } from './sourceFiles.ts';

const namedField = /\{ name: '([^']+)', value:/g;

/** Every kind of case and all of its fields have a label at the desk, and labels of kinds are unique. */
export function check(): Promise<string[]> {
  const kinds = Object.keys(productDeskCases);
  const faults = kinds.flatMap((kind) =>
    tabOf(kind) === kind || titleOf(kind) === kind ? [`desk/words.ts lacks words for ${kind}`] : [],
  );
  const tabs = kinds.map(tabOf);
  for (const tab of new Set(tabs.filter((each, at) => tabs.indexOf(each) !== at)))
    faults.push(`desk/words.ts calls several kinds ${tab}`);
  const reviews = joined(domains, 'reviews') as Record<string, { rejections: object }>;
  const refused = kinds.flatMap((kind) => Object.keys(reviews[kind]?.rejections ?? {}));
  const shown = sourceFiles('server')
    .filter((path) => /[dD]eskCases\.ts$/.test(path))
    .flatMap((path) => [...readSource(path).matchAll(namedField)].map(([, name]) => name!));
  for (const field of new Set([...refused, ...shown, ...bankFields]))
    if (fieldName(field) === field) faults.push(`desk/words.ts lacks a word for the field ${field}`);
  return Promise.resolve(faults);
}
