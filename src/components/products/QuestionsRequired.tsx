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
          defaultMessage="{product, select, lever {Contracts} other {Timed options}} can cost you all that you put in, so a few questions come first. Nothing was sent, and what you entered stays."
          values={{ product }}
        />
      }
      go={<FormattedMessage id="questions.required.go" defaultMessage="Go to the questions" />}
      to={onGo}
      onClose={onClose}
    />
  );
}
