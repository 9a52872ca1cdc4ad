// Provider states of conversations (contracts/states), and messages of other tests.
import type { StateValues } from '../../../contracts/providerStates.ts';
import { findConversation, ownSubject } from '../../domains/chat/public/conversations.ts';
import { markSeen } from '../../domains/chat/public/seen.ts';
import { sendMessage } from '../../domains/chat/sendMessage.ts';
import type { Sending } from '../../domains/chat/sendMessage.ts';
import type { Context } from '../../context.ts';
import { otcPlaced } from './otcStates.ts';
import { uploadPicture } from './verificationStates.ts';

interface Said extends Pick<Sending, 'sender' | 'clientId'> {
  order?: number;
  text?: string;
  picture?: string;
}

/** A message of any party in a conversation of this customer; without an automatic reply. */
export async function said(
  { executor, store }: Context,
  owner: string,
  { order, text = '', ...message }: Said,
): Promise<number> {
  const subject = await ownSubject(store.db, owner, order === undefined ? undefined : String(order));
  const actor = message.sender === 'customer' ? owner : 'desk:1';
  const operator = message.sender === 'customer' ? {} : { operator: 1 };
  return sendMessage(
    { executor, store },
    { owner: actor, subject, text, ...operator, ...message },
    { isSandbox: false, locale: 'en' },
  );
}

/** A text and a picture of the customer, and an answer of the merchant, who has seen the text. */
export async function orderTalkedAbout(context: Context, owner: string): Promise<StateValues> {
  const { order_id } = await otcPlaced(context, owner, {});
  const order = Number(order_id);
  const asked = { order, sender: 'customer' } as const;
  const first = await said(context, owner, {
    ...asked,
    text: 'I have sent the transfer.',
    clientId: 'chat-5Hn2Qp7z',
  });
  const picture = await uploadPicture(context, owner);
  const pictureId = await said(context, owner, { ...asked, picture, clientId: 'chat-6Jk3Rt8y' });
  const row = (await findConversation(context.store.db, { owner, order }))!;
  await context.executor.run('state.chat', (tx) => markSeen(tx, row, 'merchant', first));
  const answer = await said(context, owner, {
    order,
    sender: 'merchant',
    text: 'Thank you, I am checking my account.',
    clientId: 'desk-5Hn2Qp7z',
  });
  return { order_id: order, message_id: answer, picture_id: pictureId };
}

/** An order with one message, a picture of the customer. */
export async function pictureSent(context: Context, owner: string): Promise<StateValues> {
  const { order_id } = await otcPlaced(context, owner, {});
  const picture = await uploadPicture(context, owner);
  await said(context, owner, {
    order: Number(order_id),
    sender: 'customer',
    picture,
    clientId: 'chat-6Jk3Rt8y',
  });
  return { order_id: Number(order_id) };
}
