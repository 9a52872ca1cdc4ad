// Walks: hosting.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('hosting');
