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
  /** The list always has one coin and one account: these filters can be changed but not removed. */
  isOfOne?: boolean;
  /** In display order. */
  offered: readonly FilterName[];
  onFilter: (filters: RecordFilters) => void;
  onOpen: (name: FilterName) => void;
}

/** The filter chips: a press removes an active filter, or opens a sheet to set an inactive one. */
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
  // Active filters come first, where they are visible: the row is wider than most phones.
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
