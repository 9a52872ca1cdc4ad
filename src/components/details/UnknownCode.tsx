import { FormattedMessage } from 'react-intl';

interface UnknownCodeProps {
  /** As the back end sent it. */
  code: number | string;
}

/** In place of what a code means that this version does not know: nobody has to guess it. */
export function UnknownCode({ code }: UnknownCodeProps) {
  return (
    <FormattedMessage
      id="status.unknown"
      defaultMessage="Being checked ({code})"
      values={{ code: String(code) }}
    />
  );
}
