import { FormattedMessage } from 'react-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Pill } from '../../ui/Pill.tsx';

/** How a status is said. */
export interface Status extends Pick<ComponentProps<typeof Pill>, 'tone' | 'icon'> {
  label: ReactNode;
}

interface StatusPillProps {
  /** Undefined for a code that this version does not know. */
  status: Status | undefined;
  /** As the back end sent it. */
  code: number | string;
}

/** In place of what a code means that this version does not know: nobody has to guess it. */
export function UnknownCode({ code }: Pick<StatusPillProps, 'code'>) {
  return (
    <FormattedMessage
      id="status.unknown"
      defaultMessage="Being checked ({code})"
      values={{ code: String(code) }}
    />
  );
}

/** How far something has come. An unknown code is never taken for another one. */
export function StatusPill({ status, code }: StatusPillProps) {
  if (status)
    return (
      <Pill tone={status.tone} icon={status.icon}>
        {status.label}
      </Pill>
    );
  return (
    <Pill tone="neutral" icon="clock">
      <UnknownCode code={code} />
    </Pill>
  );
}
