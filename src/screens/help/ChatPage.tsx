import type { UseQueryResult } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { chatPlace } from '../../../contracts/rules/chatPlace.ts';
import type { ChatLink } from '../../api/help.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { chatContext } from './chatContext.ts';
import { ChatView } from './ChatView.tsx';
import { Conversation } from './chat/Conversation.tsx';

interface ChatPageProps {
  about: 'service' | 'order';
  read: UseQueryResult<ChatLink>;
}

/** A conversation of the app, or the chat of an external help desk; opens when the link is known. */
export function ChatPage({ about, read }: ChatPageProps) {
  const { user, pathOf, back, offlineBar, requireLogin } = useShell();
  const [query] = useSearchParams();
  const context = chatContext(query);
  const { order } = context;
  const isInApp = read.data?.isInApp === true;
  if (isInApp && user && (about === 'service' || order !== undefined))
    return (
      <Conversation key={order} account={String(user.id)} order={about === 'service' ? undefined : order} />
    );
  // A link without a valid order, as a mistyped one, names no conversation.
  if (isInApp && user && about === 'order') return <Navigate to={pathOf('OtcOrders')} replace />;
  return (
    <ChatView
      about={about}
      place={mapRemote(remoteOf(read), ({ link, hosts }) =>
        isInApp && about === 'service' ? ({ kind: 'login' } as const) : chatPlace(link, hosts, location.host),
      )}
      context={context}
      onRetry={() => void read.refetch()}
      onLogin={() => requireLogin()}
      onBack={back}
      helpHref={pathOf('HelpCentre')}
      offlineBar={offlineBar}
    />
  );
}
