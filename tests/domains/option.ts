import type { ScreenFixture, ScreenFixtures, User } from './ScreenFixtures.ts';

const commands: ScreenFixture['commands'] = {
  placeOption: async (user) => {
    await user.press(/^120/);
    await user.enter('stake', '10');
    await user.press(/^Up/);
    await user.press(/^Up ?·/);
  },
};

async function order(user: User, stake: string, hasDuration = true): Promise<void> {
  if (hasDuration) await user.press(/^120/);
  await user.enter('stake', stake);
  await user.press(/^Up/);
}

export const option: ScreenFixtures = {
  OptionTrade: {
    ready: 'main [role=tabpanel]',
    amountFields: 1,
    quiet: { products: 'the server refuses who is not offered options, and says so' },
    furtherCalls: { products: 'whether options are offered in the country' },
    insteadOf: { pair: 'quotations' },
    // That screen also lists the missing levels.
    detours: { profile: 'Verification', advancedProfile: 'Verification' },
    breaksWith: ['optionSettlement', 'option_order', 'closed_microorder'],
    form: 'placeOption',
    errands: {
      field: 'stake',
      value: '37',
      pages: ['/pages/assets/transfer/index', '/pages/verification/questions?product=option'],
    },
    commands,
    breaches: {
      'option.order.duration_required': { break: (user) => order(user, '10', false) },
      'option.order.stake_required': { break: (user) => order(user, '') },
      'option.order.minimum': { break: (user) => order(user, '9'), values: { min: '10', asset: 'USDT' } },
      'option.order.maximum': {
        break: (user) => order(user, '1001'),
        values: { max: '1,000', asset: 'USDT' },
      },
    },
  },
  OptionSimulator: {
    ready: 'main [role=tabpanel]',
    amountFields: 1,
    loud: { siteConfig: 'before it is known that there is a demo account nothing is asked of it' },
    furtherCalls: { siteConfig: 'whether there is a demo account: without one its orders would be real' },
    insteadOf: { pair: 'quotations' },
    breaksWith: ['siteConfig', 'optionSettlement', 'resetOptionDemo', 'option_order', 'closed_microorder'],
    commands,
  },
  OptionInfo: {
    ready: 'main table',
    replaced: { quotations: 'nothing on it is about anything else than its pair' },
    insteadOf: { pair: 'quotations' },
  },
};
