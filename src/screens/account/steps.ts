/** Known protections of an account. */
export interface Protection {
  hasFundPassword: boolean;
  /** Masked; empty if none is bound. */
  email: string;
  phone: string;
  /** Whether addresses can be bound. */
  canBind: boolean;
}

export type Step = 'fundPassword' | 'email' | 'phone';

/** Missing steps, most urgent first, and the number of steps; steps that are not available here do not count. */
export function stepsOf({ hasFundPassword, email, phone, canBind }: Protection) {
  const done: Record<Step, boolean> = {
    fundPassword: hasFundPassword,
    email: email !== '',
    phone: phone !== '',
  };
  const all = Object.keys(done) as Step[];
  const missing = all.filter((step) => !done[step] && (canBind || step === 'fundPassword'));
  // The login password always counts as done: the user is logged in with it.
  const doneCount = 1 + all.filter((step) => done[step]).length;
  return { missing, doneCount, count: doneCount + missing.length };
}
