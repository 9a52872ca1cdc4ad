import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../ui/actions/Link.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { supportHref } from '../../ui/screen/supportHref.ts';

/** Other ways to log in when the code cannot be received. */
export function LoginFoot() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="2">
      <Text as="p" variant="label" weight="regular" align="center">
        <FormattedMessage
          id="login.code.noAccess"
          defaultMessage="Cannot read the code? <button>Other ways in</button>"
          values={{
            button: (text) => (
              <TextButton expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {text}
              </TextButton>
            ),
          }}
        />
      </Text>
      {isOpen ? (
        <Text as="p" variant="label" tone="secondary" weight="regular" align="center">
          <FormattedMessage
            id="login.code.otherWays"
            defaultMessage="You don’t need a code on a network you’ve logged in from in the last 90 days, such as at home. If you can’t reach one, <link>get help</link>."
            values={{ link: (text) => <Link href={supportHref({})}>{text}</Link> }}
          />
        </Text>
      ) : null}
    </Stack>
  );
}
