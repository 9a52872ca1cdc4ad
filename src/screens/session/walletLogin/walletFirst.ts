import type { SignedText } from '../../../components/wallets/walletSteps.ts';

/** Form of a wallet's first login. The signed text stays in the memory of the page, for a look at the agreements. */
export interface WalletFirstValues {
  signed: SignedText;
  invitationCode: string;
  isAgreed: boolean;
}
