// Walks: withdrawal.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('withdrawal');
