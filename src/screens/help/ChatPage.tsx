import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { chatPlace } from '../../../contracts/rules/chatPlace.ts';
import type { ChatLink } from '../../api/help.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { chatContext } from './chatContext.ts';
import { ChatView } from './ChatView.tsx';

interface ChatPageProps {
  about: 'service' | 'order';
  read: UseQueryResult<ChatLink>;
}

/** Generic chat page: opens when the link is known; the address contains the context. */
export function ChatPage({ about, read }: ChatPageProps) {
  const { pathOf, back, offlineBar } = useShell();
  const [query] = useSearchParams();
  return (
    <ChatView
      about={about}
      place={mapRemote(remoteOf(read), ({ link, hosts }) => chatPlace(link, hosts, location.host))}
      context={chatContext(query)}
      onRetry={() => void read.refetch()}
      onBack={back}
      helpHref={pathOf('HelpCentre')}
      offlineBar={offlineBar}
    />
  );
}
