import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { chatPlace } from '../../../contracts/rules/chatPlace.ts';
import { customerServiceUrl } from '../../api/help.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { mapRemote, remoteOf } from '../../ui/remote.ts';
import { chatContext } from './chatContext.ts';
import { ChatView } from './ChatView.tsx';

/** The chat with customer service, at each of the three addresses that it has. */
export function Chat() {
  const { pathOf, back, offlineBar } = useShell();
  const [query] = useSearchParams();
  const read = useQuery(customerServiceUrl());
  return (
    <ChatView
      about="service"
      place={mapRemote(remoteOf(read), ({ link, hosts }) => chatPlace(link, hosts, location.host))}
      context={chatContext(query)}
      onRetry={() => void read.refetch()}
      onBack={back}
      helpHref={pathOf('HelpCentre')}
      offlineBar={offlineBar}
    />
  );
}
