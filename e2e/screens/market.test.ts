// Walks: market.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('market');
