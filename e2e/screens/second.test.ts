import { walkScreens } from '../support/walkScreens.ts';

walkScreens(1);
