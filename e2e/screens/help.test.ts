// Walks: help.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('help');
