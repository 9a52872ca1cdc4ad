// Walks: wallet.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('wallet');
