import { useIntl } from 'react-intl';
import { Chip } from '../../ui/Chip.tsx';
import { ChipRow } from '../../ui/ChipRow.tsx';
import type { RecordFilters } from './recordFilters.ts';
import { useFilterNames } from './useFilterNames.ts';
import type { FilterName } from './useRecordSheets.tsx';

interface RecordChipsProps {
  filters: RecordFilters;
  canNarrow: boolean;
  onFilter: (filters: RecordFilters) => void;
  onOpen: (name: FilterName) => void;
}

/** The filters side by side: one that is set is taken away by a press, another one is chosen in a sheet. */
export function RecordChips({ filters, canNarrow, onFilter, onOpen }: RecordChipsProps) {
  const intl = useIntl();
  const names = useFilterNames(filters);
  const without: Record<FilterName, RecordFilters> = {
    coin: { ...filters, coin: undefined },
    account: { ...filters, account: undefined },
    kind: { ...filters, kind: undefined },
    period: { ...filters, from: undefined, to: undefined },
  };
  const isSet: Record<FilterName, boolean> = {
    coin: filters.coin !== undefined,
    account: filters.account !== undefined,
    kind: filters.kind !== undefined,
    period: filters.from !== undefined || filters.to !== undefined,
  };
  const shown: readonly FilterName[] = canNarrow
    ? ['coin', 'account', 'kind', 'period']
    : ['coin', 'account'];
  return (
    <ChipRow label={intl.formatMessage({ id: 'record.filters', defaultMessage: 'Filters' })}>
      {shown.map((name) => (
        <Chip
          key={name}
          pressed={isSet[name] || undefined}
          trailing={isSet[name] ? 'close' : 'chevron-down'}
          onClick={() => (isSet[name] ? onFilter(without[name]) : onOpen(name))}
        >
          {names[name]}
        </Chip>
      ))}
    </ChipRow>
  );
}
