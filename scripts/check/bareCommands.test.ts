import { expect, it } from 'vitest';
import { bareCommands } from './calls.ts';

const file = (text: string) => bareCommands({ operationId: 'placeSpotOrder' }, new Map([['A.tsx', text]]));

it('a call that moves money is found where it is sent without the helper that looks it up', () => {
  const fault = 'A.tsx: placeSpotOrder moves money, and is sent through useAttempt or useCommandForm alone';
  expect(file('const { mutateAsync } = useMutation(placeSpotOrder());')).toEqual([fault]);
  expect(file('return useAttempt({ mutation: placeSpotOrder() });')).toEqual([]);
  expect(file('// Errors of placeSpotOrder are told by useTicket.')).toEqual([]);
});
