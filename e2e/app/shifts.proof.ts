// Covers every screen; shifts.test.ts covers a selection.
import { screens } from '../support/screens.ts';
import { staysInPlace } from '../support/shifts.ts';

staysInPlace(screens);
