/** To open an account, to set a new password, to try the password of an account that strangers guess at. */
export type CodePurpose = 'register' | 'forget' | 'login';

/** What a code is good for. */
export interface CodePlace {
  /** A lower-case e-mail address, or a phone number as E.164. */
  address: string;
  purpose: CodePurpose;
}
