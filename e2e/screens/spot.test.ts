// Walks: spot.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('spot');
