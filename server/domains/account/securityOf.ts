import type { LocaleId } from '../../../contracts/locales.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import { maskEmail, maskPhone } from '../session/public/mask.ts';
import { passkeysOf } from '../session/public/passkeys/loginPasskeys.ts';
import { hindranceOf } from './askByOwner.ts';
import { ownAddresses } from './public/ownCodes.ts';
import { readPhrase } from './phrases.ts';
import { holdMinutes, withdrawalHolds } from './public/withdrawalHolds.ts';

/** Protections of an account, set and missing. */
export async function securityOf(
  context: Context,
  userId: number,
  locale: LocaleId,
): Promise<components['schemas']['Security']> {
  const { store, clock, config, sealer, fundPasswords, attemptLimiter, personal } = context;
  const { db } = store;
  const { mail, sms } = await ownAddresses(db, userId);
  const { attemptsLeft, lockedUntil } = await attemptLimiter.state(userId, 'fundPassword');
  const holds = await withdrawalHolds(db, userId, clock.now());
  const hindrance = await hindranceOf(context, `user:${userId}`);
  return {
    fund_password: {
      is_set: await fundPasswords.isSet(userId),
      attempts_left: attemptsLeft,
      ...(lockedUntil === undefined ? {} : { locked_until_ms: lockedUntil }),
    },
    email: mail === undefined ? '' : maskEmail(mail.text),
    phone: sms === undefined ? '' : maskPhone(sms.text),
    phrase: await readPhrase({ db, sealer }, userId),
    withdrawal_holds: holds.map(({ reason, sinceMs, untilMs }) => ({
      reason,
      since_ms: sinceMs,
      ...(untilMs === undefined ? {} : { until_ms: untilMs }),
    })),
    hold_minutes: holdMinutes(config),
    passkeys: (await passkeysOf(db, userId)).map(({ credentialId, name, addedAt, usedAt, isSynced }) => ({
      id: credentialId,
      name,
      added_ms: addedAt,
      ...(usedAt === undefined ? {} : { used_ms: usedAt }),
      is_synced: isSynced,
    })),
    leaving: {
      kept_years: personal.retention.closedYears,
      ...(hindrance === undefined ? {} : { hindrance: refusalText(hindrance, locale) }),
    },
  };
}
