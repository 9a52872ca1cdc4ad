// Walks: account.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('account');
