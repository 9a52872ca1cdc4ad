import { refusalText } from '../../../contracts/messages/messages.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import { asksRejection, submitAdvanced, submitBasic } from './submit.ts';

const submitBasicVerification: Handler<'submitBasicVerification'> = async (
  context,
  { input, user, locale },
) => {
  const { store, executor, sealer } = context;
  await submitBasic({ db: store.db, executor, sealer }, user().owner, input);
  return refusalText('verification.basicSent', locale);
};

const submitAdvancedVerification: Handler<'submitAdvancedVerification'> = async (
  { store, executor },
  { input, user, locale },
) => {
  await submitAdvanced({ db: store.db, executor }, user().owner, input);
  return refusalText('verification.advancedSent', locale);
};

const upload: Handler<'upload'> = async ({ documents, pictures }, { input: { file }, user }) => {
  const { owner } = user();
  await documents.refuseTooMany(owner);
  const picture = await pictures.draw(Buffer.from(await file.arrayBuffer()));
  if (!picture) throw new Refusal('verification.pictureBroken', { fields: { file: '' } });
  const stem = file.name.replace(/\.[^.]*$/, '');
  return documents.keep(owner, picture, { asksRejection: asksRejection(stem) });
};

const uploadPreview: Handler<'uploadPreview'> = async ({ documents }, { input, user }) => {
  const preview = await documents.previewOf(user().owner, input.path);
  return { type: 'image/jpeg', base64: preview.toString('base64') };
};

export const handlers: Handlers<'verification'> = {
  submitBasicVerification,
  submitAdvancedVerification,
  upload,
  uploadPreview,
};
