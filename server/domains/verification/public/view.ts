// The owner's view of the verification.
import type { Kysely } from 'kysely';
import { storedReasonText } from '../../../../contracts/messages/messages.ts';
import type { LocaleId } from '../../../../contracts/locales.ts';
import type { components } from '../../../../contracts/schema.d.ts';
import type { Sealer } from '../../../sealing/Sealer.ts';
import type { Schema } from '../../../store/schema.ts';
import { pathOf } from './Documents.ts';
import { findLevel, pictureFields, statuses } from './levels.ts';
import type { LevelRow } from './levels.ts';
import { maskId, readPersonal } from './Personal.ts';

type Profile = components['schemas']['Profile'];
type AdvancedProfile = components['schemas']['AdvancedProfile'];

interface Parts {
  store: { db: Kysely<Schema> };
  sealer: Sealer;
}

/** Verification fields of the profile. */
export async function basicView(
  { store: { db }, sealer }: Parts,
  owner: string,
  locale: LocaleId,
): Promise<Pick<Profile, 'review_status' | 'name' | 'card_id' | 'address' | 'country' | 'advanced_user'>> {
  const [basic, advanced] = [await findLevel(db, owner, 'basic'), await findLevel(db, owner, 'advanced')];
  const advanced_user = statusOf(advanced);
  const said = basic && (await readPersonal({ db, sealer }, owner));
  if (!basic || !said) return { review_status: statuses.none, name: '', card_id: '', advanced_user };
  return {
    ...stateOf(basic, locale),
    name: said.name,
    card_id: maskId(said.card_id),
    address: said.address,
    country: basic.country,
    advanced_user,
  };
}

export async function advancedView(
  { store: { db } }: Parts,
  owner: string,
  locale: LocaleId,
): Promise<AdvancedProfile> {
  const row = await findLevel(db, owner, 'advanced');
  if (!row) return { review_status: statuses.none };
  const documents = await db
    .selectFrom('document')
    .select(['field', 'name'])
    .where('owner', '=', owner)
    .where('field', 'in', [...pictureFields])
    .execute();
  const paths = documents.map(({ field, name }) => [field, pathOf(name)] as const);
  return { ...stateOf(row, locale), ...Object.fromEntries(paths) };
}

type Status = AdvancedProfile['review_status'];

const statusOf = (row: LevelRow | undefined): Status => Number(row?.status ?? statuses.none) as Status;

function stateOf(row: LevelRow, locale: LocaleId) {
  const reasons = Object.entries(JSON.parse(row.reasons) as Record<string, string>);
  const said = reasons.map(([field, reason]) => [field, storedReasonText(reason, locale)] as const);
  return {
    review_status: statusOf(row),
    submitted_ms: Number(row.submitted_at),
    ...(row.decided_at === null ? {} : { decided_ms: Number(row.decided_at) }),
    ...(said.length === 0 ? {} : { reasons: Object.fromEntries(said) }),
  };
}
