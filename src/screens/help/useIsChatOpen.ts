import { useQuery } from '@tanstack/react-query';
import { chatPlace } from '../../../contracts/rules/chatPlace.ts';
import { customerServiceUrl } from '../../api/help.ts';

/** Whether the customer service chat is available; while unknown, the chat page itself decides. */
export function useIsChatOpen(): boolean {
  const { data } = useQuery(customerServiceUrl());
  return (
    data === undefined || data.isInApp || chatPlace(data.link, data.hosts, location.host).kind !== 'nobody'
  );
}
