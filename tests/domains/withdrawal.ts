import { inForm, submitted } from './presses.ts';
import { tronAddress } from '../../contracts/examples/withdrawal.ts';
import type { ScreenFixtures } from './ScreenFixtures.ts';

const toBankPath = '/pages/assets/withdraw/bank/bank?coin=USDT';

export const withdrawal: ScreenFixtures = {
  // No withdrawal has this number before one is requested: the screen says so.
  Withdrawal: {
    query: 'id=82000418',
    ready: 'main dl, main h2',
    quiet: {
      withdrawalCurrencies: 'it arrives within the hours that hold everywhere',
      withdrawalInfo: 'it arrives within the hours that hold everywhere',
    },
    furtherCalls: {
      withdrawalCurrencies: 'the id of its coin',
      withdrawalInfo: 'within which hours it arrives',
    },
    breaksWith: ['withdrawal', 'cancelWithdrawal'],
  },
  Withdraw: {
    query: 'coin=USDT&network=trc20',
    amountFields: 1,
    quiet: {
      security: 'the server refuses what is held, and says so',
      profile: 'the server refuses who is not verified, and the app says so',
      advancedProfile: 'the server refuses who is not verified, and the app says so',
    },
    furtherCalls: { withdrawals: 'a request whose answer did not come, and the one that was made' },
    form: 'requestWithdrawal',
    errands: {
      field: 'amount',
      value: '77',
      pages: ['/pages/settings/security/changePayPassword', '/pages/user/address/create?coin=USDT'],
    },
    commands: {
      sendOwnCode: async (user) => {
        await user.tryToWithdraw();
        await user.press('Send code');
      },
      requestWithdrawal: async (user) => {
        await user.tryToWithdraw();
        await user.authorise();
      },
    },
    dialogs: [
      { name: 'a withdrawal without verification', presses: [submitted] },
      { name: 'the coin of a withdrawal', presses: [inForm(1)] },
    ],
  },
  // Text where no coin has bank payouts.
  WithdrawToBank: {
    query: 'coin=USDT',
    ready: 'button[type=submit], main h2',
    amountFields: 1,
    quiet: {
      security: 'the server refuses what is held, and says so',
      profile: 'the server refuses who is not verified, and the app says so',
      advancedProfile: 'the server refuses who is not verified, and the app says so',
    },
    furtherCalls: { withdrawals: 'a request whose answer did not come, and the one that was made' },
    form: 'requestWithdrawal',
    errands: {
      field: 'amount',
      value: '78',
      pages: ['/pages/bankbind/addbank', '/pages/verification/index'],
    },
    commands: {
      sendOwnCode: async (user) => {
        await user.tryToWithdraw(toBankPath);
        await user.press('Send code');
      },
      requestWithdrawal: async (user) => {
        await user.tryToWithdraw(toBankPath);
        await user.authorise();
      },
    },
  },
  WithdrawalAddressCoins: {
    ready: 'main li a',
    quiet: { security: 'for how long a new address waits is not said' },
  },
  // Text without saved addresses.
  WithdrawalAddresses: {
    query: 'coin=USDT',
    ready: 'main [role=tabpanel] li, main h2',
    quiet: { security: 'for how long a new address waits is not said' },
    furtherCalls: { withdrawalCurrencies: 'what the coins and their networks are called' },
    commands: {
      deleteWithdrawalAddress: async (user) => {
        await user.press('Delete New phone');
        await user.press('Delete address');
      },
      approveWithdrawalAddress: (user) => user.press('Confirm'),
    },
  },
  // A user without a fund password is led to set one.
  AddWithdrawalAddress: {
    query: 'coin=USDT&network=trc20',
    ready: 'button[type=submit], main a[href*="changePayPassword"]',
    quiet: {
      security: 'for how long a new address waits, and how many tries are left, is not said',
      withdrawalAddresses: 'the server looks for one that resembles it by itself',
      profile: 'what is kept of the profile says where a code goes',
    },
    furtherCalls: {
      withdrawalAddresses: 'what an address resembles, and one whose answer did not come',
      profile: 'where a code goes',
    },
    form: 'addWithdrawalAddress',
    commands: {
      sendOwnCode: (user) => user.press('Send code'),
      checkAddress: (user) => user.enter('address', tronAddress),
      addWithdrawalAddress: async (user) => {
        for (const [name, value] of Object.entries({
          address: tronAddress,
          code: '730916',
          password: '491370',
        }))
          await user.enter(name, value);
        await user.submit();
      },
    },
  },
};
