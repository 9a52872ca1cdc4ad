import { FormattedMessage } from 'react-intl';

interface UnknownCodeProps {
  /** Code as the back end sent it. */
  code: number | string;
}

/** Replaces the meaning of a code that this version does not know. */
export function UnknownCode({ code }: UnknownCodeProps) {
  return (
    <FormattedMessage
      id="status.unknown"
      defaultMessage="Being checked ({code})"
      values={{ code: String(code) }}
    />
  );
}
