import { useIntl } from 'react-intl';
import { Chip } from '../../../ui/choices/Chip.tsx';
import { ChipRow } from '../../../ui/choices/ChipRow.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { activeFilters, type FilterName, type RecordFilters } from './recordFilters.ts';
import type { FundsKind } from './recordStatuses.ts';
import { useFilterNames } from './useFilterNames.ts';

interface RecordChipsProps {
  /** Kind of funds whose states the filter lists. */
  of?: FundsKind;
  filters: RecordFilters;
  /** The list is always of one coin in one account: another one is chosen, and none taken away. */
  isOfOne?: boolean;
  /** In the order in which they stand. */
  offered: readonly FilterName[];
  onFilter: (filters: RecordFilters) => void;
  onOpen: (name: FilterName) => void;
}

/** The filters side by side: one that is set is taken away by a press, another one is chosen in a sheet. */
export function RecordChips({ of, filters, isOfOne = false, offered, onFilter, onOpen }: RecordChipsProps) {
  const intl = useIntl();
  const names = useFilterNames(filters, of);
  const without: Record<FilterName, RecordFilters> = {
    coin: { ...filters, coin: undefined },
    account: { ...filters, account: undefined },
    kind: { ...filters, kind: undefined },
    status: { ...filters, status: undefined },
    period: { ...filters, from: undefined, to: undefined },
  };
  const active = isOfOne ? [] : activeFilters(filters);
  // What narrows the list stands where it is seen: the row is longer than most phones are wide.
  const shown = [...active, ...offered.filter((name) => !active.includes(name))];
  return (
    <ChipRow
      label={intl.formatMessage({ id: 'record.filters', defaultMessage: 'Filters' })}
      first={active.join(' ')}
    >
      {shown.map((name) => (
        <Chip
          key={name}
          pressed={active.includes(name) || undefined}
          trailing={active.includes(name) ? 'close' : laterIcons.chevronDown}
          onClick={() => (active.includes(name) ? onFilter(without[name]) : onOpen(name))}
        >
          {names[name]}
        </Chip>
      ))}
    </ChipRow>
  );
}
