import { optionRows } from './OptionOrder.ts';
import { optionRow } from './optionRow.ts';
import { orderOf } from './OptionStore.ts';

export const optionPersonal = optionRows.personal({
  part: 'options',
  contentsOf: (row, { optionBook, clock }) => optionRow(optionBook, orderOf(row), clock.now()),
  keeping: { option_tick: 'ofNobody' },
});
