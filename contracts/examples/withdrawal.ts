// Withdrawal addresses and withdrawals. Addresses in lists are invented and have invalid checksums, so no wallet sends
// to them. Forms are filled in with addresses of published test vectors, which are not in use.
import type { components } from '../schema.d.ts';

type WithdrawalCoin = components['schemas']['WithdrawalCoin'];
type WithdrawalAddress = components['schemas']['WithdrawalAddress'];
type AddressCheck = components['schemas']['AddressCheck'];
type WithdrawalInfo = components['schemas']['WithdrawalInfo'];
type WithdrawalRow = components['schemas']['WithdrawalRow'];
type WithdrawalPage = components['schemas']['WithdrawalPage'];

const onTron = { network: 'trc20', name: 'TRC20', chain: 'TRON', chain_name: 'tron' };
const onEthereum = { network: 'erc20', name: 'ERC20', chain: 'Ethereum', chain_name: 'ethereum' };
const onBitcoin = { network: 'omni', name: 'OMNI', chain: 'Bitcoin', chain_name: 'bitcoin' };

export const withdrawalCurrencies: WithdrawalCoin[] = [
  { id: 1, name: 'BTC', networks: [onBitcoin] },
  { id: 2, name: 'ETH', networks: [onEthereum] },
  { id: 3, name: 'USDT', networks: [onTron, onEthereum, onBitcoin] },
  { id: 4, name: 'USDC', networks: [onEthereum, onTron] },
];

export const waitingAddress: WithdrawalAddress = {
  id: 81_000_304,
  currency: 3,
  nettype: 'TRC20',
  notes: 'New phone',
  state: 'waiting',
  address: 'TPq4vKSampLeAddrs3nYt6bW8rXm82XcUw',
  saved_ms: Date.UTC(2026, 10, 20, 14, 23, 5),
  saved_browser: 'Firefox',
  saved_system: 'Windows',
};

export const heldAddress: WithdrawalAddress = {
  id: 81_000_303,
  currency: 3,
  nettype: 'ERC20',
  notes: 'Office wallet',
  state: 'held',
  address: '0x1111222233334444555566667777888899990000',
  saved_ms: Date.UTC(2026, 10, 21, 7, 30, 40),
  saved_browser: 'Firefox',
  saved_system: 'Windows',
  usable_ms: Date.UTC(2026, 10, 22, 7, 35),
};

export const readyAddress: WithdrawalAddress = {
  id: 81_000_301,
  currency: 3,
  nettype: 'TRC20',
  notes: 'Ledger at home',
  state: 'ready',
  address: 'TMrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8bN',
  saved_ms: Date.UTC(2026, 7, 2, 9, 0),
  saved_browser: 'Firefox',
  saved_system: 'Windows',
  usable_ms: Date.UTC(2026, 7, 3, 9, 2),
  used_ms: Date.UTC(2026, 10, 20, 8, 15),
};

/** Newest first, plus one of another coin. */
export const withdrawalAddresses: WithdrawalAddress[] = [
  waitingAddress,
  heldAddress,
  {
    id: 81_000_302,
    currency: 1,
    nettype: 'OMNI',
    notes: null,
    state: 'ready',
    address: '1MrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8b',
    saved_ms: Date.UTC(2026, 7, 4, 9, 0),
    usable_ms: Date.UTC(2026, 7, 5, 9, 2),
  },
  readyAddress,
];

/** Address to save for TRC20. */
export const tronAddress = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
export const ethereumAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export const addressForm = {
  currency_id: '3',
  netType: 'TRC20',
  address: tronAddress,
  notes: 'New phone',
  pay_password: '491370',
  code: '730916',
};

export const addWithdrawalAddress = 'The address has been saved. Confirm it in the list of your addresses';
export const deleteWithdrawalAddress = 'The address has been deleted';
export const approveWithdrawalAddress = 'The address has been confirmed';

export const checkAddress: AddressCheck = { is_valid: true, address: tronAddress, is_checked: true };

/** USDT, after one withdrawal today. */
export const withdrawalInfo: WithdrawalInfo = {
  name: 'USDT',
  rate: '1',
  min_number: '20',
  change_balance: '12480.5',
  networks: [
    { network: 'trc20', fee: '1', min_number: '20', median_s: 5_040 },
    { network: 'erc20', fee: '4.5', min_number: '30' },
    { network: 'omni', fee: '6', min_number: '50' },
  ],
  bank: {
    fee: '2.5',
    min_number: '50',
    currency: 'EUR',
    rate: '0.9312',
    rate_source: 'Sample rates',
    median_s: 72_000,
  },
  left_today: 2,
  per_day: 3,
  reset_ms: Date.UTC(2026, 10, 22),
  limit_day: '10000',
  limit_left: '9500',
  arrival_h: { from: 12, to: 48 },
};

export const requestWithdrawal = 'The withdrawal has been requested';

const hash = '9f31c07e8d2b64a5f0c71be93a8846d25f7710c9e3b8d4a6071fab40d2c8e6b3';

const at = (ms: number) => ({ create_time: Math.floor(ms / 1000), created_ms: ms });
const overTron = { network: 'trc20', network_name: 'TRC20' };

/** Withdrawal of 500 USDT under review; it can still be cancelled. */
export const reviewedWithdrawal: WithdrawalRow = {
  id: 82_000_418,
  name: 'USDT',
  number: '500',
  rate: '1',
  real_number: '499',
  status: 1,
  ...at(Date.UTC(2026, 10, 20, 18, 42, 9)),
  state: 'review',
  can_cancel: true,
  type: 'address',
  ...overTron,
  address: readyAddress.address,
  label: 'Ledger at home',
  remark: 'Savings',
  notes: null,
};

const decided = { decided_ms: Date.UTC(2026, 10, 21, 7, 55, 2), can_cancel: false };

/** Approved; can no longer be cancelled. */
export const sendingWithdrawal: WithdrawalRow = { ...reviewedWithdrawal, ...decided, state: 'sending' };

/** Approved, but the platform lacks the funds to send it. */
export const delayedWithdrawal: WithdrawalRow = {
  ...reviewedWithdrawal,
  ...decided,
  state: 'delayed',
  can_cancel: true,
  delayed_ms: Date.UTC(2026, 10, 21, 8, 10, 40),
};

/** Withdrawal with an unknown outcome. */
export const checkingWithdrawal: WithdrawalRow = { ...sendingWithdrawal, state: 'checking' };

/** 12 of 20 confirmations. */
export const sentWithdrawal: WithdrawalRow = {
  ...reviewedWithdrawal,
  ...decided,
  status: 2,
  state: 'sent',
  sent_ms: Date.UTC(2026, 10, 21, 7, 58, 20),
  tx_hash: hash,
  explorer_url: `https://explorer.example/tx/${hash}`,
  confirmations: 12,
  confirmations_needed: 20,
  left_s: 24,
};

export const arrivedWithdrawal: WithdrawalRow = {
  ...sentWithdrawal,
  id: 82_000_377,
  number: '1000',
  real_number: '999',
  state: 'arrived',
  ...at(Date.UTC(2026, 10, 18, 12, 30, 11)),
  decided_ms: Date.UTC(2026, 10, 18, 14, 2, 0),
  sent_ms: Date.UTC(2026, 10, 18, 14, 2, 8),
  arrived_ms: Date.UTC(2026, 10, 18, 14, 3, 11),
  confirmations: 20,
  left_s: undefined,
  remark: undefined,
};

/** Half of it was sent; the other half was returned. */
export const halfWithdrawal: WithdrawalRow = {
  ...arrivedWithdrawal,
  id: 82_000_364,
  number: '1000',
  real_number: '499.5',
  returned: '499.5',
};

export const rejectedWithdrawal: WithdrawalRow = {
  ...reviewedWithdrawal,
  status: 3,
  state: 'rejected',
  can_cancel: false,
  remark: undefined,
  decided_ms: Date.UTC(2026, 10, 21, 9, 12, 30),
  notes:
    'The address belongs to a service that refuses transfers from other people’s accounts. Please use an address of your own wallet.',
};

export const cancelledWithdrawal: WithdrawalRow = {
  id: 82_000_341,
  name: 'BTC',
  number: '0.01',
  rate: '0.0002',
  real_number: '0.0098',
  status: 3,
  ...at(Date.UTC(2026, 10, 12, 20, 41, 5)),
  state: 'cancelled',
  can_cancel: false,
  type: 'address',
  decided_ms: Date.UTC(2026, 10, 12, 20, 58, 0),
  network: 'omni',
  network_name: 'OMNI',
  address: '1MrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8b',
  label: 'Cold storage',
  notes: null,
};

/** To a bank card, under review. */
export const bankWithdrawal: WithdrawalRow = {
  id: 82_000_402,
  name: 'USDT',
  number: '200',
  rate: '2',
  real_number: '198',
  status: 1,
  ...at(Date.UTC(2026, 10, 20, 10, 5, 33)),
  state: 'review',
  can_cancel: true,
  type: 'bank',
  address: null,
  notes: null,
  bank_amount: '171.11',
  bank_currency: 'EUR',
  bank_rate: '0.8642',
  bank_name: 'Sample Bank',
  bank_account: '************3000',
};

/** Row of a back end that returns only a status and a reason. */
export const plainWithdrawal: WithdrawalRow = {
  id: 82_000_301,
  name: 'ETH',
  number: '0.2',
  rate: '0.002',
  real_number: '0.198',
  status: 3,
  create_time: Date.UTC(2026, 10, 18, 8, 14, 0) / 1000,
  address: '0x1111222233334444555566667777888899990000',
  notes: 'Address not confirmed by its owner.',
};

export const withdrawals: WithdrawalPage = {
  data: [reviewedWithdrawal, bankWithdrawal, arrivedWithdrawal, plainWithdrawal, cancelledWithdrawal],
  current_page: 1,
  per_page: 40,
  last_page: 1,
  next_page_url: null,
  total: 5,
};

export const cancelWithdrawal = 'The withdrawal has been cancelled. The amount is available again';
