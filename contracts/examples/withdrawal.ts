// Addresses to withdraw to. Those of lists are made up, and their checksums are wrong: no wallet sends to one. What a form
// is filled in with are addresses of published test vectors, which nobody uses.
import type { components } from '../schema.d.ts';

type WithdrawalCoin = components['schemas']['WithdrawalCoin'];
type WithdrawalAddress = components['schemas']['WithdrawalAddress'];
type AddressCheck = components['schemas']['AddressCheck'];

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
  ...{ id: 81_000_304, currency: 3, nettype: 'TRC20', notes: 'New phone', state: 'waiting' },
  address: 'TPq4vKSampLeAddrs3nYt6bW8rXm82XcUw',
  saved_ms: Date.UTC(2026, 10, 20, 14, 23, 5),
  ...{ saved_browser: 'Firefox', saved_system: 'Windows' },
};

export const heldAddress: WithdrawalAddress = {
  ...{ id: 81_000_303, currency: 3, nettype: 'ERC20', notes: 'Office wallet', state: 'held' },
  address: '0x1111222233334444555566667777888899990000',
  saved_ms: Date.UTC(2026, 10, 21, 7, 30, 40),
  ...{ saved_browser: 'Firefox', saved_system: 'Windows' },
  usable_ms: Date.UTC(2026, 10, 22, 7, 35),
};

export const readyAddress: WithdrawalAddress = {
  ...{ id: 81_000_301, currency: 3, nettype: 'TRC20', notes: 'Ledger at home', state: 'ready' },
  address: 'TMrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8bN',
  saved_ms: Date.UTC(2026, 7, 2, 9, 0),
  ...{ saved_browser: 'Firefox', saved_system: 'Windows' },
  usable_ms: Date.UTC(2026, 7, 3, 9, 2),
  used_ms: Date.UTC(2026, 10, 20, 8, 15),
};

/** The newest first, and one of another coin. */
export const withdrawalAddresses: WithdrawalAddress[] = [
  waitingAddress,
  heldAddress,
  {
    ...{ id: 81_000_302, currency: 1, nettype: 'OMNI', notes: null, state: 'ready' },
    address: '1MrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8b',
    saved_ms: Date.UTC(2026, 7, 4, 9, 0),
    usable_ms: Date.UTC(2026, 7, 5, 9, 2),
  },
  readyAddress,
];

/** To be saved over TRC20. */
export const tronAddress = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
export const ethereumAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export const addressForm = {
  ...{ currency_id: '3', netType: 'TRC20', address: tronAddress, notes: 'New phone' },
  ...{ pay_password: '491370', code: '730916' },
};

export const addWithdrawalAddress = 'The address is saved. Confirm it in the list of your addresses';
export const deleteWithdrawalAddress = 'The address is deleted';
export const approveWithdrawalAddress = 'The address is confirmed';

export const checkAddress: AddressCheck = { is_valid: true, address: tronAddress, is_checked: true };
