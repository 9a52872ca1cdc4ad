/** Opening an account, setting a new password, or attempting the password of an account under attack. */
export type PublicPurpose = 'register' | 'forget' | 'login';
/** Actions that a logged-in user confirms with a code of an own address. */
export const ownPurposes = [
  'withdrawal',
  'address',
  'fundPassword',
  'lift',
  'contact',
  'closing',
  'copy',
] as const;
export type OwnPurpose = (typeof ownPurposes)[number];
/** Binds an address to the account of this user id: another user who asks for the same address has another code. */
export type BindPurpose = `bind:${number}`;

export type CodePurpose = PublicPurpose | OwnPurpose | BindPurpose;

/** Use that the message of a code names. */
export type CodeUse = PublicPurpose | OwnPurpose | 'bind';

export function useOf(purpose: CodePurpose): CodeUse {
  return isBinding(purpose) ? 'bind' : purpose;
}

function isBinding(purpose: CodePurpose): purpose is BindPurpose {
  return purpose.startsWith('bind:');
}

export function isOwnPurpose(purpose: CodePurpose): purpose is OwnPurpose {
  return (ownPurposes as readonly string[]).includes(purpose);
}

/** Address and purpose that a code is valid for. */
export interface CodePlace {
  /** Key of an identifier: a folded e-mail address, or a phone number as E.164. */
  address: string;
  purpose: CodePurpose;
}
