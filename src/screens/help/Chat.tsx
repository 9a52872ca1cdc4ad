import { useQuery } from '@tanstack/react-query';
import { customerServiceUrl } from '../../api/help.ts';
import { ChatPage } from './ChatPage.tsx';

/** Customer service chat, at each of its three addresses. */
export function Chat() {
  return <ChatPage about="service" read={useQuery(customerServiceUrl())} />;
}
