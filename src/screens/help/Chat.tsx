import { useQuery } from '@tanstack/react-query';
import { customerServiceUrl } from '../../api/help.ts';
import { ChatPage } from './ChatPage.tsx';

/** The chat with customer service, at each of the three addresses that it has. */
export function Chat() {
  return <ChatPage about="service" read={useQuery(customerServiceUrl())} />;
}
