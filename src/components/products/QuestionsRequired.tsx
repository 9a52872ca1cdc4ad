import { FormattedMessage } from 'react-intl';
import type { AskedProduct } from '../../api/products.ts';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { IdentityDrawing } from '../../ui/pictures/IdentityDrawing.tsx';
import { RequiredFirst } from '../details/RequiredFirst.tsx';

interface QuestionsRequiredProps {
  product: AskedProduct;
  onGo: () => void;
  onClose: () => void;
}

/** Explains that a questionnaire is required before the command, and that nothing was sent. */
export function QuestionsRequired({ product, onGo, onClose }: QuestionsRequiredProps) {
  return (
    <RequiredFirst
      art={<IdentityDrawing />}
      title={<RefusalText of="products.leverQuestions" />}
      text={
        <FormattedMessage
          id="questions.required.text"
          defaultMessage="You can lose everything you put into {product, select, lever {contracts} other {timed options}}, so answer a few questions first. Nothing was sent; your entries are kept."
          values={{ product }}
        />
      }
      go={<FormattedMessage id="questions.required.go" defaultMessage="Go to the questions" />}
      to={onGo}
      onClose={onClose}
    />
  );
}
