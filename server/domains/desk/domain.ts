import type { Domain } from '../../Domain.ts';
import { verificationDeskCases } from '../verification/deskCases.ts';
import { Desk } from './Desk.ts';
import { deskMigrations } from './migrations.ts';
import { DeskPort } from './DeskPort.ts';
import { Operators } from './Operators.ts';
import { deskTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    desk: Desk;
    operators: Operators;
  }
}

/** Where operators decide the cases of all domains. It moves nothing by itself: what an approval moves, its domain says. */
export const deskDomain = {
  handlers: {},
  commands: { 'desk.logIn': {}, 'desk.look': {}, 'desk.propose': {} },
  tables: deskTables,
  migrations: deskMigrations,
  openServices: (context) => {
    const { config, clock, random, store, writer, sealer, passwords } = context;
    const operators = new Operators({ db: store.db, writer, clock, random, sealer, passwords });
    const desk = new Desk({ context, kinds: verificationDeskCases, needsTwo: config.desk.needsTwo });
    const port = new DeskPort(context);
    return { services: { desk, operators }, start: () => port.open(), close: () => port.close() };
  },
} satisfies Domain;
