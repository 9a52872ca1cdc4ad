import type { Domain } from '../../Domain.ts';
import { closingDeskCases } from '../account/public/closing.ts';
import { copyDeskCases } from '../account/public/copying.ts';
import { claimDeskCases } from '../deposit/public/claimDeskCases.ts';
import { heldDeskCases } from '../deposit/public/heldDeskCases.ts';
import { otcDeskCases } from '../otc/public/otcDeskCases.ts';
import { withdrawalDeskCases } from '../withdrawal/public/withdrawalDeskCases.ts';
import { verificationDeskCases } from '../verification/public/deskCases.ts';
import { Desk } from './Desk.ts';
import { deskMigrations } from './migrations.ts';
import { DeskPort } from './DeskPort.ts';
import { People } from './People.ts';
import { Operators } from './public/Operators.ts';
import { Repairs } from './Repairs.ts';
import { deskTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    desk: Desk;
    operators: Operators;
    people: People;
    repairs: Repairs;
  }
}

/** Every kind of case for the desk. */
export const productDeskCases = {
  ...verificationDeskCases,
  ...closingDeskCases,
  ...copyDeskCases,
  ...claimDeskCases,
  ...heldDeskCases,
  ...withdrawalDeskCases,
  ...otcDeskCases,
};

/**
 * The desk, where operators decide the cases of all domains. It moves no money itself: the case's domain defines the
 * effect of an approval.
 */
export const deskDomain = {
  handlers: {},
  commands: {
    'desk.logIn': {},
    'desk.look': {},
    'desk.propose': {},
    'desk.copy': {},
    'desk.askClosing': {},
    'desk.proposeRepair': {},
    'desk.repair': {},
  },
  tables: deskTables,
  personal: {
    keeping: {
      // Operators are not customers.
      operator: 'ofNobody',
      operator_session: 'ofNobody',
      desk_look: 'forAWhile',
      desk_proposal: 'forAWhile',
    },
  },
  migrations: deskMigrations,
  openServices: (context) => {
    const { config, clock, random, store, executor, sealer, passwords } = context;
    const operators = new Operators({ db: store.db, executor, clock, random, sealer, passwords });
    const desk = new Desk({ context, kinds: productDeskCases, needsTwo: config.desk.needsTwo });
    const port = new DeskPort(context);
    const people = new People(context);
    const repairs = new Repairs(context);
    return {
      services: { desk, operators, people, repairs },
      start: () => port.open(),
      close: () => port.close(),
    };
  },
} satisfies Domain;
