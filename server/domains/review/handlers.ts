// The caller's own cases, and only those.
import { refusalText, storedReasonText } from '../../../contracts/messages/messages.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { decidesByItself } from '../../reviews/sandboxReviewer.ts';
import type { ReviewRow } from '../../reviews/ReviewBook.ts';

const reviews: Handler<'reviews'> = async (context, { input, user, locale }) => {
  const { owner } = user();
  const limit = Number(input.limit);
  const filter = {
    owner,
    kind: input.kind,
    id: input.review_id === undefined ? undefined : Number(input.review_id),
    beforeId: input.before_id === undefined ? undefined : Number(input.before_id),
    limit,
  };
  const rows = await context.readBudget.inTurn(owner, (spend) => {
    spend(limit);
    return context.reviews.of(filter);
  });
  return rows.map((row) => viewOf(row, { locale, isSandbox: decidesByItself(context.config) }));
};

const withdrawReview: Handler<'withdrawReview'> = async (context, { input, user, locale }) => {
  await context.reviews.withdraw(user().owner, Number(input.review_id));
  return refusalText('review.withdrawn', locale);
};

function viewOf(
  row: ReviewRow,
  { locale, isSandbox }: { locale: LocaleId; isSandbox: boolean },
): components['schemas']['Review'] {
  const { id, kind, reference, state, rejections, created_at, taken_at, ended_at } = row;
  const reasons = Object.entries(JSON.parse(rejections) as Record<string, string>);
  return {
    id: Number(id),
    kind,
    reference,
    state,
    rejections: reasons.map(([field, reason]) => ({ field, reason, text: storedReasonText(reason, locale) })),
    created_ms: Number(created_at),
    updated_ms: Number(ended_at ?? taken_at ?? created_at),
    is_sandbox: isSandbox,
  };
}

export const handlers: Handlers<'review'> = { reviews, withdrawReview };
