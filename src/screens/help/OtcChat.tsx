import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { chatPlace } from '../../../contracts/rules/chatPlace.ts';
import { otcServiceUrl } from '../../api/help.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { mapRemote, remoteOf } from '../../ui/remote.ts';
import { chatContext } from './chatContext.ts';
import { ChatView } from './ChatView.tsx';

/** The chat about an order of P2P trading, whose number stands in the address, at both of the addresses that it has. */
export function OtcChat() {
  const { pathOf, back, offlineBar } = useShell();
  const [query] = useSearchParams();
  const read = useQuery(otcServiceUrl());
  return (
    <ChatView
      about="order"
      place={mapRemote(remoteOf(read), ({ link, hosts }) => chatPlace(link, hosts, location.host))}
      context={chatContext(query)}
      onRetry={() => void read.refetch()}
      onBack={back}
      helpHref={pathOf('HelpCentre')}
      offlineBar={offlineBar}
    />
  );
}
