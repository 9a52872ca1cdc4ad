/** 'a***r@example.com': enough to recognize an own address, too little to learn another user's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  // With three letters, two would reveal nearly all.
  const last = at > 3 ? at - 1 : at;
  return `${email.slice(0, 1)}***${email.slice(last)}`;
}

/** '+49***78': start of an E.164 number and its last two digits. */
export function maskPhone(e164: string): string {
  return e164.length < 7 ? '***' : `${e164.slice(0, 3)}***${e164.slice(-2)}`;
}
