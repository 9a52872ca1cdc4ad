/** 'al***@example.com': enough to recognise one's own address, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  const shown = Math.min(2, Math.max(1, at - 2));
  return `${email.slice(0, shown)}***${email.slice(at)}`;
}
