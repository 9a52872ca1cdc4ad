import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';

interface FieldProblemProps {
  text: string;
  /** The nearest amount that would be taken, as decimal text; one tap fills it in. */
  nearest: string | undefined;
  /** Whose amount it is: it has that coin's decimals. */
  coin?: string;
  onUse: (value: string) => void;
}

/** What is wrong with an amount, and the amount that would do. */
export function FieldProblem({ text, nearest, coin, onUse }: FieldProblemProps) {
  const formats = useFormats();
  const { amount } = useAmounts();
  return (
    <Stack gap="2" align="start">
      <span>{text}</span>
      {nearest === undefined ? null : (
        <Button variant="secondary" size="sm" onClick={() => onUse(nearest)}>
          <FormattedMessage
            id="spot.problem.use"
            defaultMessage="Use {value}"
            values={{ value: coin === undefined ? formats.exact(nearest) : amount(nearest, coin) }}
          />
        </Button>
      )}
    </Stack>
  );
}
