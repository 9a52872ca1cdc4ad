import type { ReactNode } from 'react';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface DetailHeadProps {
  /** Label of the figure, e.g. "You receive". */
  label?: ReactNode;
  /** Its status. */
  status?: ReactNode;
  figure: ReactNode;
  /** Omitted if the figure names it. */
  unit?: string;
  /** Set for an incoming amount. */
  isGain?: boolean;
}

/** Head of a page or a sheet: one figure and its status. */
export function DetailHead({ label, status, figure, unit, isGain = false }: DetailHeadProps) {
  return (
    <Stack gap="1">
      {label === undefined && status === undefined ? null : (
        <Stack direction="row" justify="between" align="center" gap="3" wrap>
          <Text variant="label" tone="secondary" weight="regular">
            {label}
          </Text>
          {status}
        </Stack>
      )}
      <Text as="p" variant="title1" tone={isGain ? 'positive' : 'primary'} num>
        {figure}{' '}
        {unit === undefined ? null : (
          <Text variant="label" tone="muted">
            {unit}
          </Text>
        )}
      </Text>
    </Stack>
  );
}
