import { FormattedMessage } from 'react-intl';
import type { LeverTrade, PositionSide } from '../../api/lever.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { StatusPill, type Status } from '../details/StatusPill.tsx';
import { UnknownCode } from '../details/UnknownCode.tsx';

/** E.g. Long 5×. */
function SideName({ side, leverage }: { side: PositionSide; leverage: number }) {
  const times = useFormats().quantity(String(leverage), '1');
  return side === 'long' ? (
    <FormattedMessage id="lever.long.times" defaultMessage="Long {times}×" values={{ times }} />
  ) : (
    <FormattedMessage id="lever.short.times" defaultMessage="Short {times}×" values={{ times }} />
  );
}

const looks: Record<PositionSide, Pick<Status, 'tone' | 'icon'>> = {
  long: { tone: 'positive', icon: 'up-solid' },
  short: { tone: 'negative', icon: 'down-solid' },
};

/** Direction and leverage. */
export function SidePill({ trade: { side, sideCode, multiple } }: { trade: LeverTrade }) {
  const label = side && <SideName side={side} leverage={multiple} />;
  return <StatusPill status={side && { ...looks[side], label }} code={sideCode} />;
}

/** Marks every element of a demo account. */
export function DemoPill() {
  return (
    <Pill tone="warning">
      <FormattedMessage id="lever.demo" defaultMessage="Demo" />
    </Pill>
  );
}

/** A contract by its symbol, with a mark for demo contracts. */
export function ContractName({ symbol, isDemo }: { symbol: string; isDemo: boolean }) {
  return isDemo ? (
    <>
      {symbol} <DemoPill />
    </>
  ) : (
    <span>{symbol}</span>
  );
}

export const isDemoTrade = ({ account_type }: Pick<LeverTrade, 'account_type'>): boolean =>
  account_type === 'simulation_account';

/** Maximum loss of the margin mode: its margin, or the account. */
export function ModeName({ trade: { margin_mode: mode } }: { trade: LeverTrade }) {
  switch (mode) {
    case 'isolated':
      return <FormattedMessage id="lever.isolated" defaultMessage="Isolated" />;
    // A back end without this field has cross positions only.
    case 'cross':
    case undefined:
      return <FormattedMessage id="lever.cross" defaultMessage="Cross" />;
    default:
      return <UnknownCode code={mode} />;
  }
}
