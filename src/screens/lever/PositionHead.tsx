import { FormattedMessage } from 'react-intl';
import type { LeverTrade } from '../../api/lever.ts';
import { DemoPill, isDemoTrade, ModeName, SidePill } from '../../components/lever/LeverPills.tsx';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface PositionHeadProps {
  trade: LeverTrade;
  /** Undefined while no mark arrives. */
  mark: string | undefined;
}

/** Position of a sheet, with the current mark of its contract. */
export function PositionHead({ trade, mark }: PositionHeadProps) {
  const formats = useFormats();
  const price = mark === undefined ? noValue : formats.rate(mark);
  return (
    <Stack direction="row" gap="3" align="center" wrap>
      <SidePill trade={trade} />
      {isDemoTrade(trade) ? <DemoPill /> : null}
      <Text variant="caption" tone="muted">
        <FormattedMessage
          id="lever.head"
          defaultMessage="{mode} · {lots, plural, one {# lot} other {# lots}}"
          values={{ mode: <ModeName trade={trade} />, lots: trade.share }}
        />
      </Text>
      <Text variant="caption" tone="muted" num noWrap>
        <FormattedMessage id="transfer.liquidation.mark" defaultMessage="Mark {price}" values={{ price }} />
      </Text>
    </Stack>
  );
}
