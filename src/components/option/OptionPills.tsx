import { FormattedMessage } from 'react-intl';
import type { OptionOrder, OptionSide } from '../../api/option.ts';
import { StatusPill, type Status } from '../details/StatusPill.tsx';

export const directionNames: Record<OptionSide, Status> = {
  up: {
    tone: 'positive',
    icon: 'up-solid',
    label: <FormattedMessage id="kline.vote.up" defaultMessage="Up" />,
  },
  down: {
    tone: 'negative',
    icon: 'down-solid',
    label: <FormattedMessage id="kline.vote.down" defaultMessage="Down" />,
  },
  neutral: { tone: 'neutral', label: <FormattedMessage id="option.neutral" defaultMessage="Neutral" /> },
};

export function DirectionPill({ order }: { order: OptionOrder }) {
  const { direction, directionCode } = order;
  return <StatusPill status={direction && directionNames[direction]} code={directionCode} />;
}

const results: Record<-1 | 0 | 1, Status> = {
  1: { tone: 'info', label: <FormattedMessage id="option.right" defaultMessage="Right" /> },
  0: { tone: 'neutral', label: <FormattedMessage id="option.within" defaultMessage="Within the band" /> },
  [-1]: { tone: 'neutral', label: <FormattedMessage id="option.wrong" defaultMessage="Wrong" /> },
};
const returned: Status = {
  tone: 'warning',
  icon: 'refresh',
  label: <FormattedMessage id="option.returned" defaultMessage="Returned" />,
};

/** Result of an order. */
export function ResultPill({ order }: { order: OptionOrder }) {
  const { returned: why, profit_result: result } = order;
  const known: Partial<Record<number, Status>> = results;
  const status = why === undefined ? (result === undefined ? undefined : known[result]) : returned;
  return <StatusPill status={status} code={result ?? order.statusCode} />;
}

/** Marks an order of the demo account. */
export function DemoPill({ order }: { order: OptionOrder }) {
  return order.account_type === 'simulation_account' ? (
    <StatusPill
      status={{ tone: 'warning', label: <FormattedMessage id="lever.demo" defaultMessage="Demo" /> }}
      code=""
    />
  ) : null;
}
