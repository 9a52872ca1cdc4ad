// Written by npm run schema from contracts/openapi: how many characters a field of a form takes, by call.

export const setFundPassword = {
  re_password: 64,
  login_password: 64,
} as const;

export const changePassword = {
  old_password: 64,
  password: 64,
} as const;

export const setPhrase = {
  phrase: 32,
} as const;

export const liftWithdrawalHold = {
  login_password: 64,
} as const;

export const askClosing = {
  login_password: 64,
} as const;

export const askCopy = {
  login_password: 64,
} as const;

export const sendContactCode = {
  user_string: 254,
} as const;

export const bindContact = {
  user_string: 254,
  password: 64,
} as const;

export const bindWallet = {
  message: 1000,
  signature: 8194,
  password: 64,
} as const;

export const unbindWallet = {
  address: 64,
  password: 64,
} as const;

export const confirmWallet = {
  message: 1000,
  signature: 8194,
} as const;

export const addPasskey = {
  credential: 8192,
  name: 40,
  password: 64,
} as const;

export const removePasskey = {
  passkey_id: 1400,
  password: 64,
} as const;

export const confirmPasskey = {
  credential: 8192,
} as const;

export const saveBankCard = {
  name: 100,
  branch_name: 200,
  branch_number: 40,
  bank_account: 60,
  bank_name: 200,
  bank_branch: 200,
  bank_address: 500,
  swift_code: 20,
  real_name: 200,
  residence_address: 500,
  postal_code: 20,
  iban: 60,
} as const;

export const sendChatMessage = {
  text: 1000,
  picture: 200,
} as const;

export const requestDeposit = {
  account: 120,
  imgs: 200,
  bkname: 100,
  bkcardnumer: 64,
  cardname: 200,
} as const;

export const sandboxSend = {
  address: 120,
} as const;

export const markOtcPaid = {
  reference: 64,
  proof: 200,
} as const;

export const appealOtcOrder = {
  text: 500,
  picture: 200,
} as const;

export const sendEmailCode = {
  user_string: 254,
} as const;

export const checkEmailCode = {
  user_string: 254,
} as const;

export const register = {
  user_string: 254,
  password: 64,
  re_password: 64,
  extension_code: 32,
} as const;

export const login = {
  user_string: 254,
  password: 64,
} as const;

export const walletNonce = {
  address: 64,
} as const;

export const walletLogin = {
  message: 1000,
  signature: 8194,
  extension_code: 32,
} as const;

export const passkeyLogin = {
  credential: 8192,
} as const;

export const resetPassword = {
  account: 254,
  password: 64,
  repassword: 64,
} as const;

export const stockPrice = {
  symbol: 10,
} as const;

export const submitBasicVerification = {
  country: 100,
  name: 200,
  card_id: 64,
  address: 500,
} as const;

export const submitAdvancedVerification = {
  card_id: 64,
  country: 100,
  front_pic: 200,
  reverse_pic: 200,
  hand_pic: 200,
} as const;

export const balances = {
  currency_name: 16,
} as const;

export const addWithdrawalAddress = {
  address: 120,
  notes: 40,
  code: 20,
} as const;

export const checkAddress = {
  address: 120,
} as const;

export const requestWithdrawal = {
  rate: 40,
  fee: 40,
  real_number: 40,
  address: 120,
  code: 20,
  remark: 200,
} as const;
