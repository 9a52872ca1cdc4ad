import { FormattedMessage } from 'react-intl';
import type { AskedProduct } from '../../api/products.ts';
import { Button } from '../../ui/Button.tsx';
import { IdentityDrawing } from '../../ui/IdentityDrawing.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

interface QuestionsRequiredProps {
  product: AskedProduct;
  onGo: () => void;
  onClose: () => void;
}

/** Says that questions come before a command, and that nothing was sent. */
export function QuestionsRequired({ product, onGo, onClose }: QuestionsRequiredProps) {
  return (
    <Modal
      art={<IdentityDrawing />}
      title={<FormattedMessage id="questions.required" defaultMessage="Answer the questions first" />}
      onClose={onClose}
      actions={
        <Stack gap="2">
          <Button width="block" onClick={onGo}>
            <FormattedMessage id="questions.required.go" defaultMessage="Go to the questions" />
          </Button>
          <Button width="block" variant="text" onClick={onClose}>
            <FormattedMessage id="verification.required.later" defaultMessage="Not now" />
          </Button>
        </Stack>
      }
    >
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage
          id="questions.required.text"
          defaultMessage="{product, select, lever {Contracts} other {Timed options}} can cost you all that you put in, so a few questions come first. Nothing was sent, and what you entered stays."
          values={{ product }}
        />
      </Text>
    </Modal>
  );
}
