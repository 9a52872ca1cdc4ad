// The users' paths through the screens, in the order in which they meet them.

interface Step {
  /** Screen of contracts/spec/pages.tsv. */
  screen: string;
  /** What the user does there. */
  does: string;
  /** State of contracts/spec/states.tsv that shows it; `Ready` without it. */
  state?: string;
}

interface Journey {
  name: string;
  /** Who the user is and what they want. */
  about: string;
  steps: readonly Step[];
}

export const journeys: readonly Journey[] = [
  {
    name: 'New user',
    about: 'A visitor registers, is verified, deposits, buys on the spot market and withdraws.',
    steps: [
      { screen: 'Home', does: 'See the market as a visitor', state: 'NotLoggedIn' },
      { screen: 'Register', does: 'Register with an e-mail address or a phone number' },
      { screen: 'ChooseCountry', does: 'Choose the country and its dial code' },
      { screen: 'UserAgreement', does: 'Read the user agreement' },
      { screen: 'PrivacyAgreement', does: 'Read the privacy agreement' },
      { screen: 'Login', does: 'Log in' },
      { screen: 'ForgotPassword', does: 'Set a new password with a code' },
      { screen: 'Home', does: 'See balance and market' },
      { screen: 'Verification', does: 'See the levels of verification' },
      { screen: 'VerificationAgreement', does: 'Read how documents are used' },
      { screen: 'BasicVerification', does: 'Submit the basic level' },
      { screen: 'AdvancedVerification', does: 'Submit pictures of a document', state: 'Uploaded' },
      { screen: 'Deposit', does: 'Choose coin and network, and copy the address' },
      { screen: 'DepositClaim', does: 'Submit the proof of a deposit' },
      { screen: 'AssetRecord', does: 'Follow the deposit', state: 'DepositUnderReview' },
      { screen: 'Kline', does: 'Look at the chart of a pair' },
      { screen: 'SpotTrade', does: 'Place the first order' },
      { screen: 'Assets', does: 'See what has been bought' },
      { screen: 'ChangeFundPassword', does: 'Set the fund password', state: 'SetFirst' },
      { screen: 'WithdrawalAddressCoins', does: 'Choose the coin of an address' },
      { screen: 'AddWithdrawalAddress', does: 'Add a withdrawal address' },
      { screen: 'WithdrawalAddresses', does: 'See the list of addresses', state: 'AddressHeld' },
      { screen: 'Withdraw', does: 'Request a withdrawal' },
      { screen: 'Withdrawal', does: 'Follow the withdrawal', state: 'UnderReview' },
    ],
  },
  {
    name: 'Contract trader',
    about: 'A user practises with the demo account, transfers margin and trades contracts.',
    steps: [
      { screen: 'LeverSimulator', does: 'Practise with the demo account' },
      { screen: 'LeverInfo', does: 'Read the terms of the contract' },
      { screen: 'Transfer', does: 'Transfer margin to the contract account' },
      { screen: 'TradeAccount', does: 'See the accounts' },
      { screen: 'LeverTrade', does: 'Open a position' },
      { screen: 'LeverTrade', does: 'Hold the position', state: 'Holding' },
      { screen: 'LeverTrade', does: 'See that liquidation is near', state: 'NearLiquidation' },
      { screen: 'LeverTrade', does: 'Close the position', state: 'ConfirmClose' },
      { screen: 'TransferRecord', does: 'Check the transfers' },
    ],
  },
  {
    name: 'Options trader',
    about: 'A user practises, takes an option on the price in a period and sees it settled.',
    steps: [
      { screen: 'OptionSimulator', does: 'Practise with the demo account' },
      { screen: 'OptionInfo', does: 'Read the terms of the option' },
      { screen: 'OptionTrade', does: 'Choose direction, duration and stake' },
      { screen: 'OptionTrade', does: 'Confirm the order', state: 'ConfirmOrder' },
      { screen: 'OptionTrade', does: 'Wait for the end of the period', state: 'CountdownNearlyOver' },
      { screen: 'OptionTrade', does: 'See the gain', state: 'SettledGain' },
      { screen: 'OptionTrade', does: 'Check the settlement price', state: 'SettlementAudit' },
    ],
  },
  {
    name: 'P2P buyer and seller',
    about:
      'Two users exchange coins for money outside the platform; the coins are held until the money is paid.',
    steps: [
      { screen: 'BankCard', does: 'See the linked card' },
      { screen: 'AddBankCard', does: 'Link a card' },
      { screen: 'OtcOffers', does: 'Compare offers' },
      { screen: 'OtcBuy', does: 'Buy: enter the amount' },
      { screen: 'OtcOrder', does: 'Buyer: pay and confirm', state: 'ConfirmPaid' },
      { screen: 'OtcBuy', does: 'Sell: enter the amount', state: 'SellSide' },
      { screen: 'OtcOrder', does: 'Seller: release the coins', state: 'ConfirmRelease' },
      { screen: 'OtcChat', does: 'Write to the other side' },
      { screen: 'NewOtcChat', does: 'Write to the other side, from a new order' },
      { screen: 'OtcOrder', does: 'Appeal', state: 'InAppeal' },
      { screen: 'OtcOrders', does: 'See all orders' },
      { screen: 'WithdrawToBank', does: 'Withdraw to the card' },
    ],
  },
  {
    name: 'Fund hosting',
    about: 'A user hosts funds for a term and redeems them.',
    steps: [
      { screen: 'FinanceHub', does: 'Compare the products' },
      { screen: 'HostingProducts', does: 'Choose a product' },
      { screen: 'HostingRules', does: 'Read the rules' },
      { screen: 'Host', does: 'Host an amount' },
      { screen: 'Host', does: 'See what early redemption costs', state: 'RedemptionTable' },
      { screen: 'HostingOrders', does: 'Follow the orders' },
      { screen: 'HostingOrders', does: 'Redeem before the end', state: 'ConfirmRedeem' },
    ],
  },
  {
    name: 'New coins and IEO',
    about: 'A user subscribes to a coin before its listing and applies for an IEO.',
    steps: [
      { screen: 'NewCoins', does: 'See the new coins' },
      { screen: 'NewCoin', does: 'Read about a coin' },
      { screen: 'SubscribeNewCoin', does: 'Subscribe' },
      { screen: 'NewCoins', does: 'Follow the subscription', state: 'OrderUnderReview' },
      { screen: 'Ieos', does: 'Compare the IEOs' },
      { screen: 'Ieos', does: 'Apply', state: 'ApplySheet' },
      { screen: 'IeoApplications', does: 'See the applications' },
      { screen: 'IeoApplication', does: 'Pay the allotment' },
      { screen: 'IeoApplication', does: 'Wait until the coins are unlocked', state: 'Locked' },
    ],
  },
  {
    name: 'Referral',
    about: 'A user invites others and receives rebates.',
    steps: [
      { screen: 'Promotion', does: 'Share the invitation' },
      { screen: 'Register', does: 'The invited user registers' },
      { screen: 'Promotion', does: 'See the rebates', state: 'Rebates' },
    ],
  },
  {
    name: 'Help and security',
    about: 'A user protects the account, changes settings and asks for help.',
    steps: [
      { screen: 'Settings', does: 'Open the settings' },
      { screen: 'Language', does: 'Choose the language' },
      { screen: 'Account', does: 'See contacts and wallets' },
      { screen: 'Security', does: 'See what protects the account' },
      { screen: 'Security', does: 'Add a passkey', state: 'AddPasskey' },
      { screen: 'ChangePassword', does: 'Change the password' },
      { screen: 'ChangeFundPassword', does: 'Change the fund password' },
      { screen: 'Agreements', does: 'See the accepted agreements' },
      { screen: 'Agreement', does: 'Read an agreement' },
      { screen: 'Notices', does: 'See the notices' },
      { screen: 'Notice', does: 'Read a notice' },
      { screen: 'HelpCentre', does: 'Search the help centre' },
      { screen: 'HelpArticle', does: 'Read an article' },
      { screen: 'Chat', does: 'Write to customer service' },
      { screen: 'Chat2', does: 'Write to customer service, second entry' },
      { screen: 'NewChat', does: 'Write to customer service, in a new conversation' },
      { screen: 'ChooseLocation', does: 'Choose a place to send' },
      { screen: 'OpenLocation', does: 'Look at a place' },
    ],
  },
];
