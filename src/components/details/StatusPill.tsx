import type { ComponentProps, ReactNode } from 'react';
import { Pill } from '../../ui/facts/Pill.tsx';
import { UnknownCode } from './UnknownCode.tsx';

/** Display of a status. */
export interface Status extends Pick<ComponentProps<typeof Pill>, 'tone' | 'icon'> {
  label: ReactNode;
}

interface StatusPillProps {
  /** Undefined for an unknown code. */
  status: Status | undefined;
  /** Code as the back end sent it. */
  code: number | string;
}

/** Status label. An unknown code is never mapped to a known one. */
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
