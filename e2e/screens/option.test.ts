// Walks: option.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('option');
