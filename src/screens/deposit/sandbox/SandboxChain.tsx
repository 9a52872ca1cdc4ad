import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { sandboxChain, sandboxReorganise, sandboxSend } from '../../../api/sandboxChain.ts';
import { refusalOf } from '../../../components/forms/refusedOf.ts';
import { refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { remoteOf } from '../../../ui/loading/remoteData.ts';
import { SandboxChainView } from './SandboxChainView.tsx';
import { isUnderWay, type SendValues } from './sandboxSending.ts';

/** About one block interval. */
const everyMs = 3_000;

const names = { address: 'address', amount: 'amount', network: 'network' };

/** Sandbox wallet; the page's address may contain the coin, the network and the recipient. */
export function SandboxChain() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const { user, toast, back, isOffline, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const isSandbox = user?.is_sandbox === true;
  const chain = useQuery({
    ...sandboxChain(),
    enabled: isSandbox,
    // No push exists for blocks; polling pauses while the page is hidden.
    refetchInterval: ({ state }) => (state.data?.sent.some(isUnderWay) ? everyMs : false),
  });
  const send = useMutation({ ...sandboxSend(), meta: { handlesErrors: true } });
  const reorganise = useMutation(sandboxReorganise());
  const wanted = (name: string): string | undefined => query.get(name) ?? undefined;
  // After a submission the form is reset and keeps the address.
  const [last, setLast] = useState<{ hash: string; values: SendValues }>();
  // USDT by default, since all of its networks accept it: a loss over a wrong network requires an explicit choice.
  const asked = { coin: wanted('coin') ?? 'USDT', network: wanted('network'), address: wanted('address') };
  return (
    <SandboxChainView
      key={last?.hash ?? ''}
      chain={isSandbox ? remoteOf(chain) : undefined}
      start={last?.values ?? asked}
      onSubmit={(values) =>
        refusalOf(
          intl,
          names,
          async () => {
            const { coin, network, address, amount } = values;
            const id = chain.data?.coins.find(({ name }) => name === coin)?.id;
            const hash = await send.mutateAsync({ currency: String(id), network, address, amount });
            setLast({ hash, values });
            toast({
              kind: 'success',
              text: intl.formatMessage({ id: 'sandbox.done', defaultMessage: 'Test coins sent' }),
            });
          },
          intl.formatMessage({
            id: 'sandbox.unanswered',
            defaultMessage: 'We got no response. Check below whether it was sent.',
          }),
        )
      }
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      onReorganise={(hash, comes_back) => reorganise.mutate({ hash, comes_back })}
      isOffline={isOffline}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['deposit', 'sandboxChain'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
