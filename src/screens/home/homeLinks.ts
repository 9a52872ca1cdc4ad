/** The pages that Home leads to. */
type HomeLink =
  | 'deposit'
  | 'withdraw'
  | 'transfer'
  | 'otc'
  | 'hosting'
  | 'newCoins'
  | 'invite'
  | 'help'
  | 'chat'
  | 'notices'
  | 'settings'
  | 'login'
  | 'register';

/** The path of each. */
export type HomeLinks = Record<HomeLink, string>;
