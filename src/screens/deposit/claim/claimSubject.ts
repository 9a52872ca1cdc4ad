import type { BankTransfer } from '../bankTransfer.ts';
import type { Network } from '../depositNetworks.ts';
import type { ChainWay } from '../depositWays.ts';

/** Subject of a claim. */
export type ClaimSubject =
  | { way: ChainWay; coin: string; coinId: number; network: Network; address: string }
  | { way: 'bank'; bank: BankTransfer };

/** Reason why nothing can be claimed. */
export type ClaimObstacle =
  | { obstacle: 'coin'; coin: string }
  | { obstacle: 'network'; coin: string }
  | { obstacle: 'suspended' | 'address'; coin: string; network: Network }
  | { obstacle: 'bank' };
