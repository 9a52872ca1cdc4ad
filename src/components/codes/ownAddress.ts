import type { Profile } from '../../api/account.ts';
import type { OwnAddress } from './useOwnCode.ts';

/**
 * Where a code goes: by mail before the phone, as far as this site has a way there.
 * @param channels as the site names them; a back end that does not say has both
 */
export function ownAddress(
  { email, phone }: Pick<Profile, 'email' | 'phone'>,
  channels: readonly string[] = ['mail', 'sms'],
): OwnAddress | undefined {
  const bound: OwnAddress[] = [
    ...(email === '' ? [] : [{ channel: 'mail', to: email } as const]),
    ...(phone === '' ? [] : [{ channel: 'sms', to: phone } as const]),
  ];
  return bound.find(({ channel }) => channels.includes(channel)) ?? bound[0];
}
