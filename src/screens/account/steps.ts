/** Known protections of an account. */
export interface Protection {
  /** An account that a wallet has opened has none. */
  hasPassword: boolean;
  hasFundPassword: boolean;
  /** Masked; empty if none is bound. */
  email: string;
  phone: string;
  /** Whether addresses can be bound. */
  canBind: boolean;
}

export type Step = 'password' | 'fundPassword' | 'email' | 'phone';

const steps: readonly Step[] = ['password', 'fundPassword', 'email', 'phone'];

/**
 * Missing steps, most urgent first, and the number of steps; steps that are not available here do not count. The
 * password follows the first address, because the server sets none without one.
 */
export function stepsOf({ hasPassword, hasFundPassword, email, phone, canBind }: Protection) {
  const done: Record<Step, boolean> = {
    password: hasPassword,
    fundPassword: hasFundPassword,
    email: email !== '',
    phone: phone !== '',
  };
  const hasAddress = done.email || done.phone;
  const isOpen = (step: Step) => canBind || step === 'fundPassword' || (step === 'password' && hasAddress);
  const order: readonly Step[] = hasAddress ? steps : [...steps.slice(1), 'password'];
  const missing = order.filter((step) => !done[step] && isOpen(step));
  const doneCount = steps.filter((step) => done[step]).length;
  return { missing, doneCount, count: doneCount + missing.length };
}
