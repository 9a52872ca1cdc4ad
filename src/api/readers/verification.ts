// Written by npm run schema from contracts/openapi.

import * as is from '../calling/read.ts';

export const UploadPreview = /* @__PURE__ */ is.record({ type: is.textCode<'image/jpeg'>, base64: is.text });
export type UploadPreview = is.ReadBy<typeof UploadPreview>;

export const submitBasicVerification = is.sentence;

export const submitAdvancedVerification = is.sentence;

export const upload = is.text;

export const uploadPreview = UploadPreview;
