import { useQuery } from '@tanstack/react-query';
import { chatPlace } from '../../../contracts/rules/chatPlace.ts';
import { customerServiceUrl } from '../../api/help.ts';

/** Whether the chat with customer service can be opened; what is not known yet, the chat itself says. */
export function useIsChatOpen(): boolean {
  const { data } = useQuery(customerServiceUrl());
  return data === undefined || chatPlace(data.link, data.hosts, location.host).kind !== 'nobody';
}
