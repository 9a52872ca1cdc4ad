import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeField } from '../../ui/CodeField.tsx';
import { SandboxCode } from './SandboxCode.tsx';
import type { FormCode } from './useFormCode.ts';

interface CodeInputProps {
  code: FormCode;
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  hint?: ReactNode;
  /** Where the code goes to. */
  channel: 'mail' | 'sms';
}

/** The code of a form with its address; a sandbox shows it beneath. */
export function CodeInput({ code, value, onChange, error, hint, channel }: CodeInputProps) {
  const { sandboxCode } = code;
  return (
    <>
      <CodeField
        label={<FormattedMessage id="register.code" defaultMessage="Verification code" />}
        name="code"
        value={value}
        onChange={onChange}
        error={error}
        hint={hint}
        onSend={() => void code.send()}
        isSending={code.isSending}
        wasSent={code.wasSent}
        waitS={code.secondsLeft}
      />
      {sandboxCode === undefined ? null : (
        <SandboxCode code={sandboxCode} channel={channel} onUse={() => onChange(sandboxCode)} />
      )}
    </>
  );
}
