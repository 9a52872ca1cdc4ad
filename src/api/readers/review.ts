// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';
import * as later from '../calling/readLater.ts';

export const ReviewRejection = /* @__PURE__ */ is.record({ field: is.text, reason: is.text, text: is.text });
export type ReviewRejection = is.ReadBy<typeof ReviewRejection>;

export const Review = /* @__PURE__ */ is.record({
  id: is.integer,
  kind: is.text,
  reference: is.text,
  state: is.textCode<'submitted' | 'inReview' | 'approved' | 'rejected' | 'withdrawn'>,
  rejections: is.list(ReviewRejection),
  created_ms: is.timeMs,
  updated_ms: is.timeMs,
  is_sandbox: is.boolean,
});
export type Review = is.ReadBy<typeof Review>;

export const reviews = /* @__PURE__ */ is.list(Review);

export const withdrawReview = later.moneySentence;
