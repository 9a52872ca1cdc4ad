import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { IconDisc } from '../../ui/pictures/IconDisc.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface ChatBarProps {
  href: string;
  /** Whether the chat is staffed; a page that does not know leaves the message to the chat. */
  isOpen: boolean;
  /** Unseen messages. */
  unread?: number;
  /** Link text. */
  title?: ReactNode;
}

/** Link to the chat at the bottom of the screen; shows when no agent is available. */
export function ChatBar({ href, isOpen, unread = 0, title }: ChatBarProps) {
  if (!isOpen)
    return (
      <Stack direction="row" gap="4" align="center">
        <IconDisc icon="chat" />
        <Text variant="caption" tone="secondary">
          <RefusalText of="chat.nobody" />
        </Text>
      </Stack>
    );
  return (
    <Stack direction="row" gap="4" align="center">
      <IconDisc icon="chat" tone="accent" />
      <Stack grow>
        <Text variant="caption" weight="semibold">
          {title ?? <FormattedMessage id="chat.online" defaultMessage="Online chat" />}
        </Text>
        <Text variant="caption" tone="muted">
          {unread > 0 ? (
            <FormattedMessage
              id="chat.unread"
              defaultMessage="{count, plural, one {# new message} other {# new messages}}"
              values={{ count: unread }}
            />
          ) : (
            <FormattedMessage id="chat.inWriting" defaultMessage="Write to us" />
          )}
        </Text>
      </Stack>
      <Button href={href}>
        <FormattedMessage id="chat.start" defaultMessage="Start chat" />
      </Button>
    </Stack>
  );
}
