// Screens, by the code that each needs. Loaded after the first page, which would otherwise include all
// their file names.
import type { ComponentType } from 'react';
import type { ScreenName } from '../components/shell/screenName.ts';

type Load = () => Promise<ComponentType>;

// Runs after the first page is rendered.
if (import.meta.env?.PROD)
  void import('./registerWorker.ts').then(({ registerWorker }) =>
    registerWorker([screens.Settings, screens.Language]),
  );

/** Home is part of the app's bundle. */
export const screens: Readonly<Record<Exclude<ScreenName, 'Home'>, Load>> = {
  SpotTrade: async () => (await import('../screens/spot/SpotTrade.tsx')).SpotTrade,
  Kline: async () => (await import('../screens/market/Kline.tsx')).Kline,
  LeverTrade: async () => (await import('../screens/lever/LeverTrade.tsx')).LeverTrade,
  LeverSimulator: async () => (await import('../screens/lever/LeverSimulator.tsx')).LeverSimulator,
  LeverInfo: async () => (await import('../screens/lever/info/LeverInfo.tsx')).LeverInfo,
  FinanceHub: async () => (await import('../screens/hosting/FinanceHub.tsx')).FinanceHub,
  HostingProducts: async () => (await import('../screens/hosting/HostingProducts.tsx')).HostingProducts,
  Host: async () => (await import('../screens/hosting/Host.tsx')).Host,
  HostingOrders: async () => (await import('../screens/hosting/HostingOrders.tsx')).HostingOrders,
  HostingRules: async () => (await import('../screens/hosting/HostingRules.tsx')).HostingRules,
  Ieos: async () => (await import('../screens/ieo/Ieos.tsx')).Ieos,
  NewCoins: async () => (await import('../screens/subscription/NewCoins.tsx')).NewCoins,
  NewCoin: async () => (await import('../screens/subscription/NewCoin.tsx')).NewCoin,
  SubscribeNewCoin: async () =>
    (await import('../screens/subscription/SubscribeNewCoin.tsx')).SubscribeNewCoin,
  IeoApplications: async () => (await import('../screens/ieo/own/IeoApplications.tsx')).IeoApplications,
  IeoApplication: async () => (await import('../screens/ieo/own/IeoApplication.tsx')).IeoApplication,
  OptionTrade: async () => (await import('../screens/option/OptionTrade.tsx')).OptionTrade,
  OptionSimulator: async () => (await import('../screens/option/OptionSimulator.tsx')).OptionSimulator,
  OptionInfo: async () => (await import('../screens/option/OptionInfo.tsx')).OptionInfo,
  Transfer: async () => (await import('../screens/wallet/Transfer.tsx')).Transfer,
  TransferRecord: async () => (await import('../screens/wallet/records/TransferRecord.tsx')).TransferRecord,
  Login: async () => (await import('../screens/session/Login.tsx')).Login,
  Register: async () => (await import('../screens/session/Register.tsx')).Register,
  ForgotPassword: async () => (await import('../screens/session/ForgotPassword.tsx')).ForgotPassword,
  ChooseCountry: async () => (await import('../screens/session/ChooseCountry.tsx')).ChooseCountry,
  Agreements: async () => (await import('../screens/session/agreements/Agreements.tsx')).Agreements,
  Agreement: async () => (await import('../screens/session/agreements/Agreement.tsx')).Agreement,
  UserAgreement: async () => (await import('../screens/session/agreements/UserAgreement.tsx')).UserAgreement,
  PrivacyAgreement: async () =>
    (await import('../screens/session/agreements/PrivacyAgreement.tsx')).PrivacyAgreement,
  Settings: async () => (await import('../screens/account/Settings.tsx')).Settings,
  Account: async () => (await import('../screens/account/Account.tsx')).Account,
  Security: async () => (await import('../screens/account/security/Security.tsx')).Security,
  ChangePassword: async () => (await import('../screens/account/ChangePassword.tsx')).ChangePassword,
  ChangeFundPassword: async () =>
    (await import('../screens/account/ChangeFundPassword.tsx')).ChangeFundPassword,
  Promotion: async () => (await import('../screens/referral/Promotion.tsx')).Promotion,
  Notices: async () => (await import('../screens/help/Notices.tsx')).Notices,
  Notice: async () => (await import('../screens/help/Notice.tsx')).Notice,
  HelpCentre: async () => (await import('../screens/help/HelpCentre.tsx')).HelpCentre,
  HelpArticle: async () => (await import('../screens/help/HelpArticle.tsx')).HelpArticle,
  Chat: async () => (await import('../screens/help/Chat.tsx')).Chat,
  Chat2: async () => (await import('../screens/help/Chat.tsx')).Chat,
  NewChat: async () => (await import('../screens/help/Chat.tsx')).Chat,
  OtcChat: async () => (await import('../screens/help/OtcChat.tsx')).OtcChat,
  NewOtcChat: async () => (await import('../screens/help/OtcChat.tsx')).OtcChat,
  Reserves: async () => (await import('../screens/help/Reserves.tsx')).Reserves,
  Language: async () => (await import('../screens/account/Language.tsx')).Language,
  Verification: async () => (await import('../screens/verification/Verification.tsx')).Verification,
  BasicVerification: async () =>
    (await import('../screens/verification/basic/BasicVerification.tsx')).BasicVerification,
  VerificationAgreement: async () =>
    (await import('../screens/verification/VerificationAgreement.tsx')).VerificationAgreement,
  ProductQuestions: async () =>
    (await import('../screens/verification/ProductQuestions.tsx')).ProductQuestions,
  Assets: async () => (await import('../screens/wallet/Assets.tsx')).Assets,
  TradeAccount: async () => (await import('../screens/wallet/TradeAccount.tsx')).TradeAccount,
  AdvancedVerification: async () =>
    (await import('../screens/verification/AdvancedVerification.tsx')).AdvancedVerification,
  BankCard: async () => (await import('../screens/bank/BankCard.tsx')).BankCard,
  AddBankCard: async () => (await import('../screens/bank/AddBankCard.tsx')).AddBankCard,
  Deposit: async () => (await import('../screens/deposit/Deposit.tsx')).Deposit,
  DepositClaim: async () => (await import('../screens/deposit/claim/DepositClaim.tsx')).DepositClaim,
  SandboxChain: async () => (await import('../screens/deposit/sandbox/SandboxChain.tsx')).SandboxChain,
  Withdrawal: async () => (await import('../screens/withdrawal/record/Withdrawal.tsx')).Withdrawal,
  Withdraw: async () => (await import('../screens/withdrawal/Withdraw.tsx')).Withdraw,
  WithdrawToBank: async () => (await import('../screens/withdrawal/WithdrawToBank.tsx')).WithdrawToBank,
  WithdrawalAddressCoins: async () =>
    (await import('../screens/withdrawal/addresses/WithdrawalAddressCoins.tsx')).WithdrawalAddressCoins,
  WithdrawalAddresses: async () =>
    (await import('../screens/withdrawal/addresses/WithdrawalAddresses.tsx')).WithdrawalAddresses,
  AddWithdrawalAddress: async () =>
    (await import('../screens/withdrawal/addresses/AddWithdrawalAddress.tsx')).AddWithdrawalAddress,
  OtcOffers: async () => (await import('../screens/otc/OtcOffers.tsx')).OtcOffers,
  OtcBuy: async () => (await import('../screens/otc/OtcBuy.tsx')).OtcBuy,
  OtcOrders: async () => (await import('../screens/otc/OtcOrders.tsx')).OtcOrders,
  OtcOrder: async () => (await import('../screens/otc/order/OtcOrder.tsx')).OtcOrder,
  ChooseLocation: async () => (await import('../screens/location/ChooseLocation.tsx')).ChooseLocation,
  OpenLocation: async () => (await import('../screens/location/OpenLocation.tsx')).OpenLocation,
  AssetRecord: async () => (await import('../screens/wallet/records/AssetRecord.tsx')).AssetRecord,
};

/** Overlays of the app. */
export const overPages = async () => (await import('./dialogs/OverPages.tsx')).OverPages;
