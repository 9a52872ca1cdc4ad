import { Refusal } from '../../../refusal.ts';

/**
 * Text of a message as it is stored: without surrounding space, lines separated by \n.
 * @throws Refusal chat.empty for a message with neither text nor picture
 */
export function messageText(text: string | undefined, { hasPicture }: { hasPicture: boolean }): string {
  const trimmed = (text ?? '').replaceAll(/\r\n?/g, '\n').trim();
  if (trimmed === '' && !hasPicture) throw new Refusal('chat.empty', { fields: { text: '' } });
  return trimmed;
}
