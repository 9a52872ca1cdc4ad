import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';

/** The caller's own account. */
export const accountDomain = { handlers } satisfies Domain;
