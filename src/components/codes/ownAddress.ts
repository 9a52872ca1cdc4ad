import type { Profile } from '../../api/account.ts';
import type { OwnAddress } from './useOwnCode.ts';

/**
 * Address for a code: e-mail before phone, if the site supports the channel.
 * @param channels as the site names them; a back end without this data has both
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
