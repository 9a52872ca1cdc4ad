import type { Domain } from '../../Domain.ts';
import { Pictures } from '../../pictures/Pictures.ts';
import { openSealer } from '../../sealing/openSealer.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { Documents, dropUpload } from './Documents.ts';
import { handlers } from './handlers.ts';
import { forget, verificationReviews } from './levels.ts';
import { verificationMigrations } from './migrations.ts';
import { verificationTables } from './tables.ts';
import { verificationMessages, verificationNotices } from './verificationNotices.ts';

declare module '../../context.ts' {
  interface Services {
    documents: Documents;
    pictures: Pictures;
    sealer: Sealer;
  }
}

const dayMs = 86_400_000;
/** Who somebody is: what they say of themselves, pictures of their papers, and what a desk has decided of both. */
export const verificationDomain = {
  handlers,
  limits: {
    uploads: ({ uploadsPerDay: max }) => ({ max, timeWindow: dayMs }),
    verifications: ({ verificationsPerDay: max }) => ({ max, timeWindow: dayMs }),
  },
  commands: { 'verification.basic': {}, 'verification.advanced': {} },
  reviews: verificationReviews,
  dueWork: { 'verification.dropUpload': dropUpload, 'verification.forget': forget },
  messages: verificationMessages,
  notices: verificationNotices,
  tables: verificationTables,
  migrations: verificationMigrations,
  openServices: async ({ config, clock, random, store: { db }, writer }) => {
    const sealer = await openSealer({ config, clock, random, db, writer });
    const pictures = new Pictures();
    const documents = new Documents({ db, writer, random, sealer });
    return { services: { sealer, pictures, documents }, close: () => pictures.close() };
  },
} satisfies Domain;
