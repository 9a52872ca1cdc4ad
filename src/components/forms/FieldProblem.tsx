import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { TextButton } from '../../ui/actions/TextButton.tsx';

interface FieldProblemProps {
  text: string;
  /** The nearest valid amount, as decimal text; one tap fills it in. */
  nearest: string | undefined;
  /** Coin of the amount, which determines its decimals. */
  coin?: string;
  onUse: (value: string) => void;
}

/** Problem of an amount, and the nearest valid amount. */
export function FieldProblem({ text, nearest, coin, onUse }: FieldProblemProps) {
  const formats = useFormats();
  const { amount } = useAmounts();
  return (
    <>
      {text}
      {nearest === undefined ? null : (
        <>
          {' '}
          <TextButton place="text" onClick={() => onUse(nearest)}>
            <FormattedMessage
              id="spot.problem.use"
              defaultMessage="Use {value}"
              values={{ value: coin === undefined ? formats.exact(nearest) : amount(nearest, coin) }}
            />
          </TextButton>
        </>
      )}
    </>
  );
}
