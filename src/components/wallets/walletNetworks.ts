import type { FormOf } from '../../api/calling/client.ts';

export type WalletNetwork = FormOf<'walletNonce'>['network'];

const known: readonly string[] = ['erc', 'trc'] satisfies WalletNetwork[];

export const isWalletNetwork = (code: string): code is WalletNetwork => known.includes(code);
