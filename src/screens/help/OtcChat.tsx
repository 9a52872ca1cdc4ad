import { useQuery } from '@tanstack/react-query';
import { otcServiceUrl } from '../../api/help.ts';
import { ChatPage } from './ChatPage.tsx';

/** The chat about an order of P2P trading, whose number stands in the address, at both of the addresses that it has. */
export function OtcChat() {
  return <ChatPage about="order" read={useQuery(otcServiceUrl())} />;
}
