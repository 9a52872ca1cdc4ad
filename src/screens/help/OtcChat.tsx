import { useQuery } from '@tanstack/react-query';
import { otcServiceUrl } from '../../api/help.ts';
import { ChatPage } from './ChatPage.tsx';

/** Chat about the P2P order in the address, at both of its addresses. */
export function OtcChat() {
  return <ChatPage about="order" read={useQuery(otcServiceUrl())} />;
}
