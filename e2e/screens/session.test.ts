// Walks: session.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('session');
