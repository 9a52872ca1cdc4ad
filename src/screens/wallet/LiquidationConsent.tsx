import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import type { NearerLiquidation } from './nearerLiquidation.ts';
import type { Caution } from './useCaution.ts';

interface LiquidationConsentProps {
  caution: Caution;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Understood({ nearer: { side, roomAfter } }: { nearer: NearerLiquidation }) {
  const formats = useFormats();
  if (Number(roomAfter) === 0)
    return (
      <FormattedMessage
        id="transfer.liquidation.understood.atOnce"
        defaultMessage="I understand that this transfer can liquidate this position immediately."
      />
    );
  return (
    <FormattedMessage
      id="transfer.liquidation.understood"
      defaultMessage="{side, select, long {I understand that a fall of {percent} would liquidate this position.} other {I understand that a rise of {percent} would liquidate this position.}}"
      values={{ side, percent: formats.about(formats.percent(roomAfter)) }}
    />
  );
}

/** Consent required before a transfer of money that protects open positions. */
export function LiquidationConsent({ caution, checked, onChange }: LiquidationConsentProps) {
  if (caution.state === 'none' || caution.state === 'loading') return null;
  return (
    <Checkbox name="isUnderstood" checked={checked} onChange={onChange}>
      {caution.state === 'nearer' ? (
        <Understood nearer={caution.nearer} />
      ) : (
        <FormattedMessage
          id="transfer.liquidation.understood.unreported"
          defaultMessage="I understand that my positions can be liquidated sooner."
        />
      )}
    </Checkbox>
  );
}
