import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeField } from '../../ui/pins/CodeField.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { PasskeyCode } from './PasskeyCode.tsx';
import { SandboxCode } from './SandboxCode.tsx';
import type { FormCode } from './useFormCode.ts';

interface CodeInputProps {
  code: FormCode;
  /** Set if a form has more than one code. */
  name?: string;
  label?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  hint?: ReactNode;
  /** Delivery channel of the code. */
  channel: 'mail' | 'sms';
}

const shortDigits = 6;

/** Focuses the next empty field once the code is complete. */
function focusNextEmpty(form: HTMLFormElement | null | undefined, name: string): void {
  const fields = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
  const next = fields.slice(fields.findIndex((field) => field.name === name) + 1);
  next.find(({ type, value }) => (type === 'text' || type === 'password') && value === '')?.focus();
}

/** Code field of a form with its address; a sandbox shows the code below. */
export function CodeInput(props: CodeInputProps) {
  const { code, name = 'code', label, value, onChange, error, hint, channel } = props;
  const { sandboxCode } = code;
  const place = useRef<HTMLDivElement>(null);
  const fill = (filled: string): void => {
    onChange(filled);
    focusNextEmpty(place.current?.closest('form'), name);
  };
  return (
    <>
      <CodeField
        label={label ?? <FormattedMessage id="register.code" defaultMessage="Verification code" />}
        name={name}
        value={value}
        digits={code.digits}
        onChange={onChange}
        error={error}
        hint={
          code.digits > shortDigits ? (
            <FormattedMessage
              id="session.code.long"
              defaultMessage="The code has {digits} digits for now, because someone is guessing the codes of this account."
              values={{ digits: code.digits }}
            />
          ) : (
            hint
          )
        }
        onSend={() => void code.send()}
        isSending={code.isSending}
        wasSent={code.wasSent}
        waitS={code.secondsLeft}
      />
      {sandboxCode === undefined && !code.passkey ? null : (
        <div ref={place}>
          <Stack gap="3">
            {sandboxCode === undefined ? null : (
              <SandboxCode code={sandboxCode} channel={channel} onUse={() => fill(sandboxCode)} />
            )}
            {code.passkey ? <PasskeyCode passkey={code.passkey} value={value} onCode={fill} /> : null}
          </Stack>
        </div>
      )}
    </>
  );
}
