import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'USDT can be deposited': {
    means:
      'USDT comes in over TRC20, the network `trc20`, and nothing of it is suspended; the person has an address there, or gets one by asking.',
    parameters: session,
    answers: {
      currency: 'The number of USDT, which the calls send.',
      address: 'The person’s address, which the call of a sandbox sends to.',
    },
  },
  'deposits are suspended': {
    means: 'Every coin that can be deposited is suspended over each of its networks for now, with a reason.',
    parameters: session,
  },
  'test coins were sent': {
    means:
      'In a sandbox: the person has sent 1,500 USDT over TRC20 to the own deposit address and nothing else, a block has it, and more confirmations are needed.',
    parameters: {
      ...session,
      became:
        'dropped, where the chain has replaced that block and no other one will have it; lost, where it was BTC, which does not come in over TRC20: none.',
    },
    answers: { hash: 'The hash, which the calls send.' },
  },
  'a deposit has come': {
    means: 'A deposit of the person is listed, whatever has become of it, and no other one.',
    parameters: session,
  },
  'a deposit is below the minimum': {
    means:
      'A deposit of the person that is below the minimum of its network is listed with the reason why it is not credited.',
    parameters: session,
  },
  'a proof of transfer is uploaded': {
    means:
      'The person has uploaded a picture that no form has taken yet; transactions of USDT over TRC20 and transfers from a bank card can be claimed.',
    parameters: session,
    answers: {
      imgs: 'The path of the picture, which the calls send.',
      currency: 'The number of USDT, which the calls send.',
      single: 'The number of BTC, which comes in over one network and whose claims need not name it.',
      rate: 'The rate of bank transfers, which the calls send.',
    },
  },
  'bank transfers are taken': {
    means: 'Money can be transferred from a bank card; the back end says where to.',
    parameters: session,
  },
  'a deposit was claimed': {
    means:
      'The person has claimed one deposit by the id claim-7Yq2Lw0e, and has no other one; nobody has decided it, and its network has not shown it.',
    parameters: {
      ...session,
      way: 'hash (default), 500 USDT over TRC20; bank, 500 of the currency of bank transfers.',
      became: 'rejected, where a desk has rejected it with a reason; cancelled, where its owner has.',
    },
  },
};
