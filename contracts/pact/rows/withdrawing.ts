import { withdrawalForm, type WithdrawalValues } from '../../../src/screens/withdrawal/withdrawalValues.ts';
import { readyAddress, withdrawalInfo } from '../../examples/withdrawal.ts';
import { pick, token, type ProviderState } from '../tools/interaction.ts';

export const requestable: ProviderState = [
  'a withdrawal can be requested',
  { token, fund_password: '491370', code: '730916' },
];
export const requested: ProviderState = ['withdrawals were requested', { token }];

export const plainInfo = pick(withdrawalInfo, 'name', 'rate', 'min_number', 'change_balance');

/** Fields of every withdrawal row, from any back end. */
export const plainRow = ['id', 'name', 'number', 'rate', 'real_number', 'status', 'create_time'] as const;

export const values: WithdrawalValues = {
  type: 'address',
  coin: 'USDT',
  currency: '3',
  network: 'trc20',
  address: readyAddress.address,
  amount: '100',
  remark: '',
  receipt: '',
  rate: '',
};
export const toAddress = { currency: 'currency', address: 'address', code: 'code' } as const;

/** Omits fields that are not sent. */
export const formOf = (said: WithdrawalValues, clientId: string) =>
  withdrawalForm(said, clientId === '' ? undefined : clientId, {
    code: '730916',
    password: '491370',
  }) as ReturnType<typeof withdrawalForm> & Record<string, string>;
