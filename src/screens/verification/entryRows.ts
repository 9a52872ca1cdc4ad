import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import type { BasicField, BasicValues } from './basic/basicSchema.ts';
import { fieldNames } from './fieldNames.tsx';
import { withBullets } from '../../ui/text/withBullets.ts';

/** Read-only entries without unknown values; an address is on one line. */
export function entryRows(
  fields: readonly BasicField[],
  values: { [Field in BasicField]?: BasicValues[Field] | undefined },
  countryNameOf: (name: string) => string,
): KeyValueRow[] {
  return fields.flatMap((field) => {
    const value = values[field];
    if (!value) return [];
    const line = value.split(/\s*\n\s*/).join(', ');
    const shown = { country: countryNameOf, card_id: withBullets, name: String, address: String }[field];
    return [{ label: fieldNames[field], value: shown(line) }];
  });
}
