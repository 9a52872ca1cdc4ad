// Every screen, as shifts.test.ts opens some.
import { screens } from '../support/screens.ts';
import { staysInPlace } from '../support/shifts.ts';

staysInPlace(screens);
