/** What is known of an account that protects it. */
export interface Protection {
  hasFundPassword: boolean;
  /** Masked; empty where none is bound. */
  email: string;
  phone: string;
  /** Whether addresses can be bound here. */
  canBind: boolean;
}

export type Step = 'fundPassword' | 'email' | 'phone';

/** What is missing, the most needed first, and how many steps count: what cannot be done here is none. */
export function stepsOf({ hasFundPassword, email, phone, canBind }: Protection) {
  const done: Record<Step, boolean> = {
    fundPassword: hasFundPassword,
    email: email !== '',
    phone: phone !== '',
  };
  const all = Object.keys(done) as Step[];
  const missing = all.filter((step) => !done[step] && (canBind || step === 'fundPassword'));
  // The login password is there for whoever is logged in with it.
  const doneCount = 1 + all.filter((step) => done[step]).length;
  return { missing, doneCount, count: doneCount + missing.length };
}
