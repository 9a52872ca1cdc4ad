import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { key } from '../../ui/pictures/laterIcons.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { FormCode } from './useFormCode.ts';

interface PasskeyCodeProps {
  passkey: NonNullable<FormCode['passkey']>;
  /** Value of the code's field. */
  value: string;
  onCode: (code: string) => void;
}

/** Confirms with a passkey in place of the sent code. */
export function PasskeyCode({ passkey, value, onCode }: PasskeyCodeProps) {
  const [answered, setAnswered] = useState<string>();
  if (answered !== undefined && answered === value)
    return (
      <Notice
        tone="success"
        live
        lead={<FormattedMessage id="passkeys.confirmed" defaultMessage="Your passkey has confirmed." />}
      >
        <FormattedMessage id="passkeys.confirmed.code" defaultMessage="The code is filled in." />
      </Notice>
    );
  return (
    <Stack align="start">
      <Button
        variant="secondary"
        size="sm"
        icon={key}
        loading={
          passkey.isPending ? <FormattedMessage id="forgot.checking" defaultMessage="Checking" /> : undefined
        }
        onClick={() =>
          void passkey.confirm().then((code) => {
            if (code === undefined) return;
            setAnswered(code);
            onCode(code);
          })
        }
      >
        <FormattedMessage id="passkeys.use" defaultMessage="Use a passkey" />
      </Button>
    </Stack>
  );
}
