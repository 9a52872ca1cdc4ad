import type { ReactNode } from 'react';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { BalanceFailed } from './BalanceFailed.tsx';

interface BalanceRemoteProps<Data> {
  of: RemoteState<Data>;
  children: (data: Data) => ReactNode;
}

/** In the balance's place while it, or its code, is on its way or did not come. */
export function BalanceRemote<Data>({ of, children }: BalanceRemoteProps<Data>) {
  return (
    <Remote
      of={of}
      skeleton={
        <Stack gutter padBlock="4">
          <Skeleton shape="headline" />
        </Stack>
      }
      failed={(failure) => <BalanceFailed of={failure} />}
    >
      {children}
    </Remote>
  );
}
