// Events that options publish after a commit.
import type { components } from '../../../contracts/schema.d.ts';

declare module '../../commands/events.ts' {
  interface Events {
    optionRunning: OptionEvent<'optionRunning'>;
    optionSettled: OptionEvent<'optionSettled'>;
  }
}

interface OptionEvent<Type> {
  type: Type;
  owner: string;
  /** Made only where there is a listener. */
  row: () => components['schemas']['OptionOrder'];
}
