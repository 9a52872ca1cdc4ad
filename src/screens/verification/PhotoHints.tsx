import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { supportHref } from '../../ui/screen/supportHref.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';

const hints = [
  <FormattedMessage
    key="corners"
    id="advanced.hint.corners"
    defaultMessage="All four corners visible, nothing covered"
  />,
  <FormattedMessage key="glare" id="advanced.hint.glare" defaultMessage="No flash glare; text can be read" />,
  <FormattedMessage
    key="face"
    id="advanced.hint.face"
    defaultMessage="Your face and the ID in the same photo"
  />,
];

/** Link to support for users who dispute a rejection reason. */
export function AskSupport() {
  return (
    <Stack direction="row" justify="between" align="center" gap="3" wrap>
      <Text variant="label" tone="secondary" weight="regular">
        <FormattedMessage id="advanced.disagree" defaultMessage="Disagree with a reason?" />
      </Text>
      <Link href={supportHref({})}>
        <FormattedMessage id="advanced.support" defaultMessage="Ask support" />
      </Link>
    </Stack>
  );
}

/** Requirements for photos, and how photos are stored. */
export function PhotoHints({ isEncrypted }: { isEncrypted: boolean }) {
  return (
    <>
      <Stack as="section" gap="3" padBlock="3">
        <Text as="h2" variant="label" weight="semibold">
          <FormattedMessage id="advanced.hints" defaultMessage="For a photo that passes first time" />
        </Text>
        <Stack as="ul" gap="3">
          {hints.map((hint) => (
            <Stack key={hint.key} as="li" direction="row" gap="3" align="center">
              <Text tone="muted">
                <Icon name="check" size="xs" />
              </Text>
              <Text variant="label" tone="secondary" weight="regular">
                {hint}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Stack>
      {isEncrypted ? (
        <Notice tone="neutral" icon={laterIcons.shield}>
          <FormattedMessage
            id="advanced.encrypted"
            defaultMessage="Encrypted in transit and at rest. Reviewers see the photos only during review."
          />
        </Notice>
      ) : null}
    </>
  );
}
