import type { ComponentProps } from 'react';
import { CodeInput } from './CodeInput.tsx';
import { CodeTarget } from './CodeTarget.tsx';
import type { OwnAddress } from './useOwnCode.ts';

type OwnCodeFieldProps = Omit<ComponentProps<typeof CodeInput>, 'channel' | 'hint'> & { address: OwnAddress };

/** Code for one of the user's own addresses, shown below. */
export function OwnCodeField({ address, ...field }: OwnCodeFieldProps) {
  return <CodeInput {...field} channel={address.channel} hint={<CodeTarget address={address} />} />;
}
