/** 'al***@example.com': enough to recognise one's own address, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  const shown = Math.min(2, Math.max(1, at - 2));
  return `${email.slice(0, shown)}***${email.slice(at)}`;
}

/** '+49***78': the start of a number in E.164 and its last two digits. */
export function maskPhone(e164: string): string {
  return e164.length < 7 ? '***' : `${e164.slice(0, 3)}***${e164.slice(-2)}`;
}
