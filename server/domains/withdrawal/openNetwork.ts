import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { assets } from '../../instruments/market.config.ts';
import type { WithdrawalNetwork } from './withdrawalsConfig.ts';

/**
 * A coin and a network that is open for it. A suspended network counts as open: an address can be saved meanwhile, so
 * that its hold has passed when withdrawals resume.
 * @param field name of the coin's form field
 * @throws Refusal withdrawal.coinRequired
 */
export function openNetwork(
  { withdrawalNetworks }: Pick<Context, 'withdrawalNetworks'>,
  currency: string,
  netType: string,
  field: string,
): WithdrawalNetwork {
  const asset = assets.find(({ id }) => String(id) === currency);
  const isOpen = asset !== undefined && withdrawalNetworks.networksOf(asset.code).length > 0;
  const network = isOpen ? withdrawalNetworks.find(asset.code, netType.toLowerCase()) : undefined;
  if (network) return network;
  throw new Refusal('withdrawal.coinRequired', { fields: { [isOpen ? 'netType' : field]: '' } });
}
