import type { Domain } from '../../Domain.ts';
import { Pictures } from '../../pictures/Pictures.ts';
import { openSealer } from '../../sealing/openSealer.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { AttemptKeeper } from '../session/public/AttemptKeeper.ts';
import { Attempts } from '../session/public/Attempts.ts';
import { keptLimit } from '../session/public/keptLimit.ts';
import { Documents, dropUpload } from './public/Documents.ts';
import { handlers } from './handlers.ts';
import { forget, verificationReviews } from './public/levels.ts';
import { verificationMigrations } from './migrations.ts';
import { verificationPersonal } from './verificationPersonal.ts';
import { verificationTables } from './tables.ts';
import { verificationMessages, verificationNotices } from './verificationNotices.ts';

declare module '../../context.ts' {
  interface Services {
    documents: Documents;
    pictures: Pictures;
    sealer: Sealer;
    /** Daily limits by account. */
    verificationCounts: { uploads: Attempts; verifications: Attempts };
  }
}

const dayMs = 86_400_000;
/** Identity verification: a user's details, pictures of identity documents, and the operators' decisions about both. */
export const verificationDomain = {
  handlers,
  limits: {
    uploads: (_, { verificationCounts: { uploads } }) => keptLimit(uploads),
    verifications: (_, { verificationCounts: { verifications } }) => keptLimit(verifications),
  },
  commands: { 'verification.basic': {}, 'verification.advanced': {} },
  reviews: verificationReviews,
  dueWork: { 'verification.dropUpload': dropUpload, 'verification.forget': forget },
  messages: verificationMessages,
  notices: verificationNotices,
  tables: verificationTables,
  personal: verificationPersonal,
  migrations: verificationMigrations,
  openServices: async ({ config, clock, random, store: { db }, executor, onFault }) => {
    const sealer = await openSealer({ config, clock, random, db, executor });
    const pictures = new Pictures();
    const documents = new Documents({ db, executor, random, sealer });
    const { uploadsPerDay, verificationsPerDay } = config.limits;
    const uploads = new Attempts(clock, uploadsPerDay, dayMs);
    const verifications = new Attempts(clock, verificationsPerDay, dayMs);
    const counters = { 'verification.uploads': uploads, 'verification.sent': verifications };
    const keeper = new AttemptKeeper({ db, executor, clock, counters });
    await keeper.load();
    const verificationCounts = { uploads, verifications };
    return {
      services: { sealer, pictures, documents, verificationCounts },
      start: () => keeper.start(),
      close: async () => {
        await keeper.stop().catch((error: unknown) => onFault(error));
        pictures.close();
      },
    };
  },
} satisfies Domain;
