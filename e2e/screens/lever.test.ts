// Walks: lever.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('lever');
