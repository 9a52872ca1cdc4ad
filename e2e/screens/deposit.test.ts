// Walks: deposit.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('deposit');
