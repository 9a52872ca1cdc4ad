// Walks: home.
import { walkScreens } from '../support/walkScreens.ts';

walkScreens('home');
