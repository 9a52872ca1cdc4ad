// Deposits over three chains. Addresses are made up, and their checksums are wrong: no wallet sends to one.
import type { components } from '../schema.d.ts';

type DepositCoin = components['schemas']['DepositCoin'];
type DepositRow = components['schemas']['DepositRow'];
type DepositPage = components['schemas']['DepositPage'];
type SandboxChain = components['schemas']['SandboxChain'];

const onTron = { network: 'trc20', name: 'TRC20', chain: 'TRON', confirmations: 20, arrival_s: 60 };
const onEthereum = { network: 'erc20', name: 'ERC20', chain: 'Ethereum', confirmations: 12, arrival_s: 144 };
const onBitcoin = { network: 'omni', name: 'OMNI', chain: 'Bitcoin', confirmations: 6, arrival_s: 3600 };

export const depositCurrencies: DepositCoin[] = [
  {
    id: 3,
    name: 'USDT',
    min_number: '10',
    networks: [
      { ...onTron, min_number: '10' },
      { ...onEthereum, min_number: '20' },
      { ...onBitcoin, min_number: '50' },
    ],
  },
  {
    id: 4,
    name: 'USDC',
    min_number: '10',
    networks: [
      { ...onEthereum, min_number: '20' },
      {
        ...onTron,
        min_number: '10',
        suspended: 'USDC deposits over TRON are paused while Circle moves its contract.',
      },
    ],
  },
  { id: 1, name: 'BTC', min_number: '0.0002', networks: [{ ...onBitcoin, min_number: '0.0002' }] },
  { id: 2, name: 'ETH', min_number: '0.005', networks: [{ ...onEthereum, min_number: '0.005' }] },
];

/** USDT. */
export const depositAddress: Record<string, string> = {
  trc20: 'TMrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8bN',
  erc20: '0x7Ad19C4e52Bb6f0D38a1E97c64F2b8503Ffe9203',
  omni: '1MrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8b',
};

/** Address in currency 9999. */
export const bankCardAddress: Record<string, string> = {
  bkname: 'Sample Bank AS',
  bkcardnumer: '4000000000000127',
  cardname: 'Meridian Clients OÜ',
  reference: 'DEP-73011408-1',
  coin: 'USDT',
  currency: 'EUR',
  min_number: '20',
  rate: '0.9312',
  rate_source: 'ECB reference rate of 20 November 2026',
};

export const requestDeposit = 'Your deposit has been submitted. You’ll find it in the deposit records';

const sent = (hash: string) => ({ hash, network: 'trc20', network_name: 'TRC20', min_number: '10' });
const hashes = [
  '5a7d0c94e1b23f6608a9cc4471de02b891f35e76ad40c2b8e7710f9d63ab12c4',
  'c1e09b72c4f83aa017be5529d06341f7c8852a90be173d64a1908f5204fd77a1',
  '77b3de1061cf2a9485d0e73b4f1ca85290d7be63481fa02ce5b96d3a9a5c2e6f',
  '2f8817ab903ce4d65017bdf2c8a94e360b7d15f8ac20e39471d6b05cf83ea194',
] as const;

const at = (ms: number) => ({
  created_at: new Date(ms).toISOString().slice(0, 19).replace('T', ' '),
  created_ms: ms,
});

/** Pending: 12 of 20 confirmations. */
export const seenDeposit: DepositRow = {
  id: 74_001_804,
  name: 'USDT',
  amount: '1500',
  status: 1,
  state: 'seen',
  remark: null,
  ...sent(hashes[0]),
  ...at(Date.UTC(2026, 10, 20, 18, 31, 7)),
  address: depositAddress.trc20!,
  confirmations: 12,
  confirmations_needed: 20,
  left_s: 24,
};

/** The network reversed its block. */
export const reversedDeposit: DepositRow = {
  ...seenDeposit,
  state: 'reversed',
  confirmations: 0,
  left_s: undefined,
};

export const belowMinimumDeposit: DepositRow = {
  id: 74_001_702,
  name: 'USDT',
  amount: '4',
  status: 3,
  state: 'belowMinimum',
  remark: 'The minimum is 10 USDT. It is kept for you and credited once more arrives at the same address.',
  ...sent(hashes[1]),
  ...at(Date.UTC(2026, 10, 20, 9, 48, 22)),
  address: depositAddress.trc20!,
  confirmations: 20,
  confirmations_needed: 20,
};

export const creditedDeposit: DepositRow = {
  id: 74_001_604,
  name: 'USDT',
  amount: '5000',
  status: 2,
  state: 'credited',
  remark: null,
  ...sent(hashes[3]),
  ...at(Date.UTC(2026, 10, 19, 21, 17, 40)),
  address: depositAddress.trc20!,
  confirmations: 20,
  confirmations_needed: 20,
};

/** Claimed, but not seen on its network yet. */
export const submittedDeposit: DepositRow = {
  id: 74_001_811,
  name: 'USDT',
  amount: '500',
  status: 1,
  state: 'submitted',
  remark: null,
  way: 'hash',
  review_id: 74_001_812,
  ...sent(hashes[1]),
  ...at(Date.UTC(2026, 10, 20, 18, 40, 12)),
  address: depositAddress.trc20!,
  confirmations: 0,
  confirmations_needed: 20,
};

/** Final, but held for review by the desk. */
export const heldDeposit: DepositRow = {
  ...creditedDeposit,
  id: 74_001_620,
  amount: '250000',
  status: 1,
  state: 'held',
};

/** A transfer from a bank card that waits for review by the desk. */
export const bankDeposit: DepositRow = {
  id: 74_001_822,
  name: 'USDT',
  amount: '536.94158075',
  status: 1,
  state: 'submitted',
  remark: null,
  way: 'bank',
  review_id: 74_001_823,
  reference: bankCardAddress.reference!,
  bank_amount: '500',
  bank_currency: 'EUR',
  rate: '0.9312',
  ...at(Date.UTC(2026, 10, 20, 18, 52, 40)),
};

export const cancelledDeposit: DepositRow = {
  ...bankDeposit,
  id: 74_001_440,
  amount: '214.7766323',
  status: 3,
  state: 'cancelled',
  bank_amount: '200',
  ...at(Date.UTC(2026, 10, 17, 16, 20, 5)),
};

/** A claim that the desk rejected. */
export const rejectedClaim: DepositRow = {
  ...submittedDeposit,
  id: 74_001_545,
  status: 3,
  state: 'rejected',
  remark: 'The hash belongs to another address',
  ...at(Date.UTC(2026, 10, 19, 9, 55, 2)),
};

/** Row of a back end that returns only a status and a reason. */
export const rejectedDeposit: DepositRow = {
  id: 74_001_544,
  name: 'USDT',
  amount: '500',
  status: 3,
  remark: 'The hash belongs to another address.',
  created_at: '2026-11-19 09:55:02',
};

const creditedEther: DepositRow = {
  id: 74_001_433,
  name: 'ETH',
  amount: '0.5',
  status: 2,
  state: 'credited',
  remark: null,
  hash: `0x${hashes[2]}`,
  network: 'erc20',
  network_name: 'ERC20',
  min_number: '0.005',
  ...at(Date.UTC(2026, 10, 17, 11, 2, 15)),
  address: depositAddress.erc20!,
  confirmations: 12,
  confirmations_needed: 12,
};

export const deposits: DepositPage = {
  data: [seenDeposit, belowMinimumDeposit, creditedDeposit, creditedEther],
  current_page: 1,
  per_page: 40,
  last_page: 1,
  next_page_url: null,
  total: 4,
};

export const sandboxSend = hashes[0];

export const sandboxReorganise = 'The blocks since then are replaced';

export const sandboxChain: SandboxChain = {
  chains: [
    { name: 'TRON', networks: [{ network: 'trc20', name: 'TRC20' }], height: 184_207, block_s: 3 },
    { name: 'Ethereum', networks: [{ network: 'erc20', name: 'ERC20' }], height: 184_207, block_s: 3 },
    { name: 'Bitcoin', networks: [{ network: 'omni', name: 'OMNI' }], height: 184_207, block_s: 3 },
  ],
  coins: depositCurrencies.map(({ id, name }) => ({ id, name })),
  sent: [
    {
      hash: hashes[0],
      name: 'USDT',
      network: 'trc20',
      amount: '1500',
      address: depositAddress.trc20!,
      sent_ms: Date.UTC(2026, 10, 20, 18, 31, 7),
      confirmations: 12,
      confirmations_needed: 20,
    },
    {
      hash: hashes[1],
      name: 'USDT',
      network: 'trc20',
      amount: '4',
      address: depositAddress.trc20!,
      sent_ms: Date.UTC(2026, 10, 20, 9, 48, 22),
      confirmations: 20,
      confirmations_needed: 20,
    },
    {
      hash: `0x${hashes[2]}`,
      name: 'ETH',
      network: 'erc20',
      amount: '0.5',
      address: depositAddress.erc20!,
      sent_ms: Date.UTC(2026, 10, 17, 11, 2, 15),
      confirmations: 12,
      confirmations_needed: 12,
    },
  ],
};
