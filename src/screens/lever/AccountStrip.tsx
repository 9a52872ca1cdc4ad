import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { Figure } from '../../components/amounts/Figure.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { signOf } from '../../components/amounts/signOf.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { useAccountFigures, type AccountProps } from './useAccountFigures.ts';

const tones = { up: 'positive', down: 'negative', flat: 'primary' } as const;

interface StripProps extends AccountProps {
  /** Settlement currency of contracts. */
  coin: string;
  /** Data is stale. */
  isStale: boolean;
}

/** Totals of the contract account; empty if the back end does not provide them. */
export function AccountStrip({ coin, isStale, ...account }: StripProps) {
  const formats = useFormats();
  const { equity, unrealised, margin } = useAccountFigures(account);
  const isHidden = useIsHidden();
  if (equity === undefined) return null;
  const shown = (value: ReactNode): ReactNode => (isHidden ? hiddenAmount : value);
  const tiles = [
    {
      label: (
        <FormattedMessage
          id="lever.equity"
          defaultMessage="Equity ({currency})"
          values={{ currency: coin }}
        />
      ),
      value: shown(<Figure>{formats.total(equity)}</Figure>),
    },
    {
      tone: isStale || isHidden || unrealised === undefined ? 'muted' : tones[signOf(unrealised)],
      label: <FormattedMessage id="lever.unrealised" defaultMessage="Unrealised PnL" />,
      value: unrealised === undefined ? <NotReported /> : shown(formats.signedTotal(unrealised)),
    },
    {
      align: 'end',
      label: <FormattedMessage id="lever.marginUsed" defaultMessage="Margin used" />,
      value: margin === undefined ? <NotReported /> : shown(<Figure>{formats.total(margin)}</Figure>),
    },
  ] as const;
  return (
    <Stack gutter padBlock="3">
      <Stack direction="row" gap="4" equal>
        {tiles.map((tile, index) => (
          // Labels keep their space; without room next to the others they wrap.
          <Stack key={index}>
            <StatTile size="sm" {...tile} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
