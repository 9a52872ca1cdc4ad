// Walks: bank.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('bank');
