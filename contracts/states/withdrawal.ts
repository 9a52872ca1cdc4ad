import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'USDT can be withdrawn': {
    means:
      'USDT goes out over TRC20, ERC20 and OMNI, the networks `trc20`, `erc20` and `omni`, and nothing of it is suspended.',
    parameters: session,
    answers: { currency: 'The number of USDT, which the calls send.' },
  },
  'withdrawals are suspended': {
    means: 'Every coin that can be withdrawn is suspended over each of its networks for now, with a reason.',
    parameters: session,
  },
  'withdrawal addresses are saved': {
    means:
      'The same, and the person has saved three addresses of USDT, and no other: the oldest over TRC20, labelled Ledger and ready to be used; one over ERC20 that is confirmed and held; the newest over OMNI, which waits to be confirmed. The person has been told of each.',
    parameters: session,
    answers: {
      currency: 'The number of USDT, which the calls send.',
      address_id: 'The number of the one that waits, which the calls send.',
    },
  },
  'a withdrawal address was used': {
    means:
      'The person has saved one address and no other: of USDT over TRC20, labelled Ledger, ready, and a withdrawal to it was requested.',
    parameters: session,
  },
  'a withdrawal can be requested': {
    means:
      'The person is verified in both levels, has a fund password, has 1,000 USDT available in the spot account and nothing else there, has requested no withdrawal today, has saved one address and no other (of USDT over TRC20, labelled Ledger and ready), and has bound a bank card in the own name that USDT can be withdrawn to; a code for a withdrawal was sent.',
    parameters: {
      ...session,
      fund_password: 'The fund password: 491370.',
      code: 'The code: 730916.',
    },
    answers: {
      currency: 'The number of USDT, which the calls send.',
      address: 'The saved address, which the calls send.',
      code: 'The code, which the calls send.',
      receipt: 'What is received of 100 USDT over TRC20 now, which the calls send.',
      bank_receipt: 'What is received of 100 USDT at the bank card now, in USDT, which the calls send.',
      rate: 'The rate of the bank card now, which the calls send.',
    },
  },
  'withdrawals were requested': {
    means:
      'The person has eight withdrawals and no other, the newest first: one of 500 USDT over TRC20 to a saved address labelled Ledger, with a remark, that is under review and that its owner can cancel; one that is on its network with hash, an explorer that shows it, and confirmations, which lack some; one that has arrived, likewise; one that was rejected with a reason; one that its owner has cancelled; one to the bank card that is under review; one that was approved and has to wait; one that has arrived, of which half was sent and the other half was given back.',
    parameters: session,
    answers: {
      withdrawal: 'The number of the first one, which the calls send.',
      client_withdrawal_id: 'The id that the person has given it, which the calls send.',
      sent: 'The number of the one on its network.',
      arrived: 'The number of the one that has arrived.',
      rejected: 'The number of the rejected one.',
      cancelled: 'The number of the cancelled one.',
      to_bank: 'The number of the one to the bank card.',
      delayed: 'The number of the one that has to wait.',
      half: 'The number of the one of which half was sent.',
    },
  },
};
