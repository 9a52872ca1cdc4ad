import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { TextButton } from '../../ui/actions/TextButton.tsx';

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
