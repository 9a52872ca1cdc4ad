// Walks: verification.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('verification');
