import { useIntl } from 'react-intl';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { coinMark } from './coinMark.ts';

interface CoinSelectProps {
  /** Codes of the available coins. */
  coins: readonly string[];
  /** Code of the selected coin. */
  value: string;
  onChange: (code: string) => void;
}

/** Selects the coin of a form. */
export function CoinSelect({ coins, value, onChange }: CoinSelectProps) {
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage({ id: 'record.coin', defaultMessage: 'Coin' })}
      options={coins.map((code) => ({
        value: code,
        label: code,
        lead: <CoinDisc {...coinMark(code)} size="sm" />,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
