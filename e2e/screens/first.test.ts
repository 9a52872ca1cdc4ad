import { walkScreens } from '../support/walks/walkScreens.ts';

walkScreens(0);
