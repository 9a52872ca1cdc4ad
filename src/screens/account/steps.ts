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

/** Missing steps, most urgent first, and the number of steps; steps that are not available here do not count. */
export function stepsOf({ hasPassword, hasFundPassword, email, phone, canBind }: Protection) {
  const done: Record<Step, boolean> = {
    password: hasPassword,
    fundPassword: hasFundPassword,
    email: email !== '',
    phone: phone !== '',
  };
  const all = Object.keys(done) as Step[];
  const missing = all.filter(
    (step) => !done[step] && (canBind || step === 'fundPassword' || step === 'password'),
  );
  const doneCount = all.filter((step) => done[step]).length;
  return { missing, doneCount, count: doneCount + missing.length };
}
