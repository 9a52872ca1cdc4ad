// The screens whose parts come from several calls. shifts.proof.ts opens every one.
// Walks: account, home, hosting, lever, option, spot, verification, wallet.
import { screens } from '../support/screens.ts';
import { staysInPlace } from '../support/shifts.ts';

const names = [
  ...[
    'Home of a visitor',
    'Home',
    'SpotTrade',
    'LeverTrade',
    'LeverSimulator',
    'OptionTrade',
    'OptionSimulator',
  ],
  ...[
    'OptionInfo',
    'FinanceHub',
    'HostingProducts',
    'HostingOrders',
    'Assets',
    'Settings',
    'BasicVerification',
  ],
];

staysInPlace(screens.filter(({ name }) => names.includes(name)));
